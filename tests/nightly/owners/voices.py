"""Languages of made-up owners: a name and some everyday words in each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Voice:
    """How an owner writes.

    Attributes:
        language: BCP 47.
        name: A name that is common in that language.
        words: Words that texts are put together from.
    """

    language: str
    name: str
    words: tuple[str, ...]

    @property
    def titles(self) -> list[str]:
        """Titles of case studies: each another one."""
        return [f"{one} {two}" for one, two in pairwise(self.words)]


def _voice(language: str, name: str, words: str) -> Voice:
    return Voice(language, name, tuple(words.split()))


VOICES = (
    _voice(
        "en-GB", "Maeve O'Connor", "river window quiet paper garden seven lantern harbour copper"
    ),
    _voice("sv", "Åsa Öberg", "båt älg smörgås fönster sjö räv överallt gräs hjärta blåbär"),
    _voice("pl", "Żaneta Łoś", "Żółw źdźbło książka łódź ćma gęś mąka świt ogród pióro"),
    _voice("pt-BR", "João Conceição", "manhã coração avó maçã pão lição órgão água céu pássaro"),
    _voice("de", "Jürgen Groß", "Straße Übung Käse Hörsaal süß Lichtspielhaus Fluss Öl Vögel"),
    _voice("tr", "Gülşen Çağlar", "şeker çiçek gökyüzü İstanbul yağmur deniz küçük ağaç"),
    _voice("vi", "Nguyễn Thị Hương", "sông đường ngày trời ngựa nước biển việc đẹp mưa"),
    _voice("el", "Ελένη Παπαδοπούλου", "θάλασσα ήλιος βιβλίο δρόμος ψωμί ουρανός πόλη ξύλο φως"),
    _voice("ru", "Мария Иванова", "река окно бумага сад семь фонарь гавань медь ёлка щука"),
    _voice("uk", "Їжакевич Ґалина", "їжак ґанок єдність річка вікно папір сад ліхтар"),
    _voice("ka", "ნინო ბერიძე", "მდინარე ფანჯარა ქაღალდი ბაღი შვიდი ზღვა სპილენძი"),
    _voice("hy", "Անի Հակոբյան", "գետ պատուհան թուղթ այգի յոթ ծով պղինձ լույս"),
    _voice("ar", "ليلى حداد", "نهر نافذة ورق حديقة سبعة فانوس ميناء نحاس ضوء"),
    _voice("he", "נועה לוי", "נהר חלון נייר גן שבע פנס נמל נחושת אור"),
    _voice("fa", "شیرین رضایی", "رود پنجره کاغذ باغ هفت چراغ بندر مس نور"),
    _voice("hi", "आशा शर्मा", "नदी खिड़की काग़ज़ बाग़ सात दीपक बंदरगाह ताँबा"),
    _voice("th", "สมชาย ใจดี", "แม่น้ำ หน้าต่าง กระดาษ สวน เจ็ด โคมไฟ ท่าเรือ ทองแดง"),
    _voice("ja", "山田 花子", "川 窓 紙 庭 七つ 港 銅 ひかり ランプ 鳥"),
    _voice("ko", "김민지", "강 창문 종이 정원 일곱 등불 항구 구리 빛"),
    _voice("zh-Hant", "陳美玲", "河流 窗戶 紙張 花園 七 燈籠 港口 銅 光"),
)
"""Of ten scripts."""

"""Languages of made-up owners, by whose words those of content are replaced."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

from annotated_types import MaxLen

from portfolio.content.model_fields import TypedValue, typed_values
from portfolio.models.field_types import FieldRole
from tests.support.hostile import is_words, put

VERBS = ("{tap}", "{stir}", "{trip}")
PLACEHOLDER = "example.com"
EMOJI = "🍄"
CHANCE = 0.05
"""Of an emoji after a text."""


@dataclass(frozen=True, slots=True)
class Voice:
    """How an owner writes: a language, a name that is common in it, and everyday words."""

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
    _voice("en-GB", "Maeve O'Connor", "river window quiet paper garden seven lantern harbour"),
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


def reworded(data: Any, annotation: Any, voice: Voice, random: Random, routes: list[str]) -> Any:
    """Returns the data of a content file with other words, and with links to pages of the site."""
    data = deepcopy(data)
    for item in [*typed_values(data, annotation)]:
        is_own = item.value in (voice.name, *voice.titles)
        if not item.loc or not isinstance(item.value, str) or is_own:
            continue
        if FieldRole.LINK in item.metadata and item.value.startswith(("/projects/", "#")):
            put(data, item.loc, random.choice(routes))
        elif PLACEHOLDER in item.value:
            put(data, item.loc, item.value.replace(PLACEHOLDER, "owner.dev"))
        elif is_words(item) or FieldRole.LETTERING in item.metadata:
            put(data, item.loc, _words_for(item, voice, random))
    return data


def sentence(voice: Voice, random: Random, count: int) -> str:
    """Returns some words; now and then the last one is an emoji."""
    words = [random.choice(voice.words) for _ in range(count)]
    if random.random() < CHANCE:
        words.append(EMOJI)
    return " ".join(words)


def _words_for(item: TypedValue, voice: Voice, random: Random) -> str:
    """Returns about as many words as a text had, and no more letters than its type allows."""
    kept = [verb for verb in VERBS if verb in item.value]
    paragraphs = [
        sentence(voice, random, len(paragraph.split())) for paragraph in item.value.split("\n\n")
    ]
    longest = min((it.max_length for it in item.metadata if isinstance(it, MaxLen)), default=None)
    return " ".join(["\n\n".join(paragraphs)[:longest].strip(), *kept])

/** Milliseconds after which the address of a download is revoked: Safari reads it late. */
const REVOKE_DELAY = 10_000;

function download(file) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
  return "downloaded";
}

/**
 * Hands a file to the share sheet, or downloads it where there is none for files or it does not
 * open.
 *
 * @param {File} file
 * @returns {Promise<"shared" | "downloaded" | "cancelled">} Cancelled is by the visitor.
 */
export async function sharePicture(file) {
  const content = { files: [file] };
  if (!navigator.canShare?.(content)) return download(file);
  try {
    await navigator.share(content);
    return "shared";
  } catch (error) {
    return error.name === "AbortError" ? "cancelled" : download(file);
  }
}

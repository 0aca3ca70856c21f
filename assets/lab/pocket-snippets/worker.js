// Answers for one address, that of a result, with the page that its query holds. This answer has a
// security policy of its own: its code runs, but in a sandbox, where it reaches nothing of the site.
const POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'self'";

addEventListener("install", () => skipWaiting());
addEventListener("fetch", (event) => {
  const { pathname, searchParams } = new URL(event.request.url);
  // Not in a window of its own, where a link of anybody could show what it likes at this address.
  if (event.request.destination !== "iframe" || !pathname.endsWith("/result")) return;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
  event.respondWith(new Response(searchParams.get("page"), { headers }));
});

/*
 * Answers with a page of our own where the browser would show its error because there is no network. It keeps no page
 * and no file, so nobody ever reads an old price, and leaves everything else to the browser.
 */

const escapeText = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The name of the site comes with the registration: no brand is in the code. */
const siteName = new URL(self.location.href).searchParams.get('name') ?? '';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>No connection</title>
<style>
body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: #fffdf9; color: #0a323c;
  font: 18px/1.6 system-ui, sans-serif; }
main { max-width: 30em; padding: 24px; }
h1 { font: 700 2em/1.2 Georgia, serif; margin: 0 0 .4em; }
a { display: inline-block; padding: 12px 24px; border: 1px solid transparent; border-radius: 12px; background: #0b5563;
  color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #0b5563; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<p>${escapeText(siteName)}</p>
<h1>No connection</h1>
<p>You seem to be offline. What you typed into a form is kept on this device. As soon as there is a connection, this page opens by itself.</p>
<p><a href="">Try again</a></p>
</main>
<script>
const again = () => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => undefined);
addEventListener('online', again);
setInterval(again, 4000);
</script>
</body>
</html>`;

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(page, { status: 503, headers });
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const isStaff = new URL(url).pathname.startsWith('/admin');
  if (mode === 'navigate' && method === 'GET' && !isStaff) event.respondWith(answer(event));
});

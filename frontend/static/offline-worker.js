/*
 * Answers with a page of our own where the browser would show its error because there is no network. It keeps no page
 * and no file, so nobody ever reads an old price, and leaves everything else to the browser.
 */

const escapeText = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The name of the site comes with the registration: no brand is in the code. */
const siteName = new URL(self.location.href).searchParams.get('name') ?? '';

/** Without a network nothing can be loaded, so it stands in the page. It only decorates. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="240" height="180" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">
<defs>
<filter id="spot-offline-b" width="120%" height="125%" x="-10%" y="-10%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="3" flood-color="#04202a" flood-opacity="0.22" stdDeviation="3"/></filter>
</defs>
<circle cx="160" cy="114" r="106" fill="#eff7f5"/>
<circle cx="160" cy="114" r="82" fill="#dcefeb"/>
<ellipse cx="160" cy="208" rx="118" ry="13" fill="#bfe3da"/>
<g filter="url(#spot-offline-b)">
<path fill="#5fb3ae" d="M232 92h40v64h-40z"/>
<path fill="#468a89" d="M252 92h20v64h-20z"/>
<g fill="#0a323c">
<rect x="242" y="112" width="5" height="13" rx="2.5"/>
<rect x="256" y="112" width="5" height="13" rx="2.5"/>
</g>
<path fill="none" stroke="#0a323c" stroke-width="5" d="M252 156v48"/>
</g>
<path fill="none" stroke="#0a323c" stroke-width="5" d="M84 196c-46 14-46-44-20-34 22 8-8 46 60 44 30-1 40 2 54-20"/>
<g filter="url(#spot-offline-b)">
<g transform="translate(120 206)scale(1.1)">
<path fill="none" stroke="#0a323c" stroke-width="6" d="M-12-20v14m24-14v14"/>
<path fill="#d23b63" d="M-22 0v-4a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v4zM4 0v-4a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v4z"/>
<path fill="none" stroke="#0a323c" stroke-width="5" d="M-27-50c-13 4-17 14-14 23"/>
<circle cx="-41" cy="-27" r="5.2" fill="#d23b63"/>
<path fill="none" stroke="#0a323c" stroke-width="4" d="M-9-93a9 9 0 0 1 18 0" stroke-linecap="butt"/>
<path fill="#0b5a63" d="m-25-78 12-15h26l12 15Z"/>
<path fill="#fff" d="m13-93 12 15H6Z" opacity=".1"/>
<rect x="-30" y="-80" width="60" height="8" rx="3" fill="#0a323c"/>
<rect x="-26" y="-72" width="52" height="46" rx="2" fill="#ffe3a1"/>
<path fill="#fff" d="M-26-72h14v46h-14z" opacity=".3"/>
<path fill="none" stroke="#0b5a63" stroke-width="5" d="M-26-72v46m52-46v46" stroke-linecap="butt"/>
<ellipse cx="-6" cy="-51" rx="4.2" ry="5.4" fill="#0a323c"/>
<ellipse cx="12" cy="-51" rx="4.2" ry="5.4" fill="#0a323c"/>
<circle cx="-4.6" cy="-53" r="1.4" fill="#fff"/>
<circle cx="13.4" cy="-53" r="1.4" fill="#fff"/>
<circle cx="-13" cy="-42" r="3.2" fill="#d23b63" opacity=".6"/>
<circle cx="19" cy="-42" r="3.2" fill="#d23b63" opacity=".6"/>
<ellipse cx="3" cy="-39" rx="3" ry="3.6" fill="#0a323c"/>
<rect x="-30" y="-28" width="60" height="10" rx="3" fill="#0b5a63"/>
<path fill="#0a323c" d="M-30-22h60v1a3 3 0 0 1-3 3h-54a3 3 0 0 1-3-3z" opacity=".3"/>
<g transform="scale(-1 1)">
<path fill="none" stroke="#0a323c" stroke-width="5" d="M-27-50c-13 2-17 12-7 18"/>
<circle cx="-34" cy="-32" r="5.2" fill="#d23b63"/>
</g>
</g>
</g>
<g filter="url(#spot-offline-b)">
<g transform="translate(186 176)rotate(-58)">
<path fill="#d23b63" d="M-10-9h18q8 0 8 9t-8 9h-18z"/>
<path fill="#a3204a" d="M-10 0h26q0 9-8 9h-18z"/>
<path fill="none" stroke="#ffb21e" stroke-width="3.5" d="M17-4h9M17 4h9"/>
</g>
</g>
<path fill="none" stroke="#ffb21e" stroke-width="3" d="M214 128l-9-5M212 142l-10 2M218 116l-5-8"/>
</svg>`;

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
svg { display: block; max-width: 100%; height: auto; margin: 0 0 16px -16px; }
h1 { font: 700 2em/1.2 Georgia, serif; margin: 0 0 .4em; }
a { display: inline-block; padding: 12px 24px; border: 1px solid transparent; border-radius: 12px; background: #0b5563;
  color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #0b5563; outline-offset: 3px; }
</style>
</head>
<body>
<main>
${drawing}
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

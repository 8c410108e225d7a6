import { chromium } from 'playwright';

/**
 * The script that travels until the application runs. It starts at the first touch, after the tool has seen the page
 * load, so it is weighed by itself. What a control fetches later, when it is needed, does not count.
 * @param {string} url
 * @param {string} executablePath
 * @returns {Promise<number>} bytes as they travelled, compression included
 */
export async function weighApplication(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const devtools = await page.context().newCDPSession(page);
    const scripts = new Set();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    // The application says that it has taken over; what is fetched from then on is fetched because it is needed.
    await page.addInitScript(
      "document.addEventListener('site-ready', () => Object.assign(globalThis, { isTakenOver: true }))",
    );
    await page.goto(url, { waitUntil: 'load' });
    await page.mouse.move(4, 4);
    await page.waitForFunction('window.isTakenOver');
    return bytes;
  } finally {
    await browser.close();
  }
}

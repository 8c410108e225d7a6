import { chromium } from 'playwright';

/**
 * The size of the scripts until the application runs. It starts some seconds after the page has loaded, when Lighthouse has seen
 * that, so it is measured separately. Nobody touches the page: what a form loads then does not count.
 * @param {string} url
 * @param {string} executablePath
 * @returns {Promise<number>} bytes as transferred, after compression
 */
export async function weighApplication(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    // The policy of the pages does not let Playwright ask them for a value until it is there.
    const page = await browser.newPage({ ignoreHTTPSErrors: true, bypassCSP: true });
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
    // The application signals that it has taken over; later requests are for what is needed then.
    await page.addInitScript(
      "document.addEventListener('site-ready', () => Object.assign(globalThis, { isTakenOver: true }))",
    );
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction('window.isTakenOver');
    return bytes;
  } finally {
    await browser.close();
  }
}

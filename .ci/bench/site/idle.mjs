import { chromium } from 'playwright';

/** The application starts by itself three seconds after a page has loaded. */
const startUpMs = 8000;
const idleMs = 6000;

/** Nothing happens here, so what it costs is the browser's own. */
export const emptyPage = 'about:blank';

/**
 * What an untouched page does in six seconds after start-up. Time is that of the main thread's processor, so it does
 * not count what others do on the machine.
 * @param {string} url
 * @param {string} executablePath
 */
export async function measureIdle(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      ignoreHTTPSErrors: true,
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const of = (/** @type {string} */ name) =>
        metrics.find((one) => one.name === name)?.value ?? Number.NaN;
      return { cpuMs: 1000 * of('ThreadTime'), styles: of('RecalcStyleCount') };
    };
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(startUpMs);
    const before = await read();
    await page.waitForTimeout(idleMs);
    const after = await read();
    return { idleCpuMs: after.cpuMs - before.cpuMs, idleStyles: after.styles - before.styles };
  } finally {
    await browser.close();
  }
}

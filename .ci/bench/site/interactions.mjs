import { chromium } from 'playwright';

const slowdown = 4;
const settleMs = 250;

/** Can be clicked without leaving the page. */
const controls =
  'main button, main summary, main [role="tab"], header button, header summary, dialog[open] button';

/** @typedef {{ duration: number, interactionId: number }} EventTiming */

/** Collects the browser's own timing of every interaction, as the Web Vital does. Runs inside the page. */
function observeInteractions() {
  /** @type {Map<number, number>} */
  const slowest = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = /** @type {EventTiming} */ (/** @type {unknown} */ (entry));
      if (interactionId) slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
    }
  });
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
  Object.assign(globalThis, { interactionsMs: () => [...slowest.values()] });
}

/** @param {import('playwright').Page} page */
async function clickEverything(page) {
  const all = page.locator(controls);
  let clicked = 0;
  for (let index = 0; index < (await all.count()); index += 1) {
    const control = all.nth(index);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const done = await control.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (done) clicked += 1;
    await page.waitForTimeout(settleMs);
    await page.keyboard.press('Escape');
  }
  return clicked;
}

/**
 * How long the page takes to respond to a tap, on a phone's screen and with a processor slowed four times. The browser
 * does not record responses within 16 ms; they count as 16.
 * @param {string} url
 * @param {string} executablePath
 * @returns {Promise<number[]>} milliseconds
 */
export async function measureInteractions(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      ignoreHTTPSErrors: true,
    });
    await page.addInitScript(observeInteractions);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    const clicked = await clickEverything(page);
    const recorded = await page.evaluate(() =>
      /** @type {{ interactionsMs: () => number[] }} */ (
        /** @type {unknown} */ (globalThis)
      ).interactionsMs(),
    );
    const quick = Math.max(0, clicked - recorded.length);
    return [...recorded, ...Array.from({ length: quick }, () => 16)];
  } finally {
    await browser.close();
  }
}

import type { Page } from 'playwright/test';

/** Every place of the page where something that floats lies over a link, a button or a field, as sentences. Motion must be off. */
export async function coversOn(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    // What gives way does so in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    for (const cover of await coversInView(page)) found.add(cover);
  }
  return [...found];
}

/** The same at the present place of the page. */
export function coversInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none';
    const inHeader = (box: DOMRect) =>
      box.bottom <= (document.querySelector('.hdr, .brief-bar')?.getBoundingClientRect().bottom ?? 64) + 1;
    const dialog = document.querySelector('dialog[open]');
    const floating = [...document.querySelectorAll('body *')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        element !== dialog &&
        isSeen(element) &&
        element.clientHeight > 0,
    );
    const controls = [
      ...(dialog ?? document).querySelectorAll('a[href], button, input, select, textarea, summary'),
    ];
    return floating.flatMap((over) => {
      const a = over.getBoundingClientRect();
      if (inHeader(a)) return [];
      return controls
        .filter((control) => !over.contains(control) && isSeen(control) && control.closest('.hdr') === null)
        .filter((control) => {
          const b = control.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.width > 1;
        })
        .map((control) => `${over.className} covers ${control.textContent || control.id || control.tagName}`);
    });
  });
}

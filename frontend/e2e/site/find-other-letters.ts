import type { Page } from 'playwright/test';

/** The texts on a page of the admin that are not written in its letters. Code and keys have letters of their own. */
export function findOtherLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim(),
      );
    return [...document.querySelectorAll('body *:not(script, style, noscript, code, pre, kbd)')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => !getComputedStyle(element).fontFamily.startsWith('"Figtree Variable"'))
      .map((element) => `${element.tagName}: ${(element.textContent ?? '').trim().slice(0, 60)}`);
  });
}

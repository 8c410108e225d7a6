import type { Page } from 'playwright/test';

/**
 * Elements in places where HTML does not allow them. Browsers show them when a script made them, but a page made on the
 * server is read differently, and screen readers miscount lists.
 */
const misplaced = [
  ':is(ul, ol, menu) > :not(li, script, template)',
  'li:not(:is(ul, ol, menu) > li)',
  'p :is(p, ul, ol, dl, div, section, article, table, form, fieldset, h1, h2, h3, h4, h5, h6, hr, pre, blockquote)',
  'dl > :not(dt, dd, div, script, template)',
  ':is(a, button) :is(a, button, input, select, textarea)',
  ':is(h1, h2, h3, h4, h5, h6) :is(p, div, ul, ol, h1, h2, h3, h4, h5, h6)',
  'table > :not(caption, colgroup, thead, tbody, tfoot, script, template)',
  'tr > :not(th, td, script, template)',
  'form form',
];

/** The misplaced elements of the page, each with what it stands in: 'ul in p: <ul class="list">'. */
export const findMisplaced = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const nameOf = (element: Element | null) => element?.tagName.toLowerCase() ?? 'nothing';
    return selectors.flatMap((selector) =>
      [...document.querySelectorAll(`body ${selector}`)].map((element) => {
        const tag = element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
        return `${nameOf(element)} in ${nameOf(element.parentElement)}: ${tag}`;
      }),
    );
  }, misplaced);

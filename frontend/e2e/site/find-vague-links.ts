import type { Page } from 'playwright/test';

/** What Lighthouse finds too little for a link (`link-text`), and more of its kind. */
const vague =
  /^(?:(?:click )?(?:here|this)|right here|go|start|information|details|(?:(?:read|learn|see|know|find out) )?more(?: info| information| details)?)[\s.…!→»]*$/;

/** The links whose words alone do not say where they lead. Words that are not seen count, as for a screen reader. */
export async function findVagueLinks(page: Page): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => ({
      text: (link.textContent ?? '').trim(),
      href: link.getAttribute('href') ?? '',
    })),
  );
  return links
    .filter(({ text }) => vague.test(text.toLowerCase()))
    .map(({ text, href }) => `${text} (${href})`);
}

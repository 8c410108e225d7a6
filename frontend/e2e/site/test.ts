import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test';

interface Fixtures {
  /**
   * A browser without cookies, with the configuration's settings and those given. It is closed when the story ends:
   * Chromium may draw nothing of a new page while pages of ended stories stay open.
   */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** An empty page of another person, or on another device. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's runner, for stories of several people or devices. */
export const test = base.extend<Fixtures>({
  openContext: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  openElsewhere: async ({ openContext }, use) => {
    await use(async (options) => (await openContext(options)).newPage());
  },
});

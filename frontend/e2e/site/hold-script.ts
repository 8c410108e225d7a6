import type { Page } from 'playwright/test';

const application = /\/app-[^/]*\.js$/;

interface HeldScript {
  /** Waits until the page requests the application: from then on the page remembers what is pressed too early. */
  untilAsked: () => Promise<unknown>;
  /** Lets it through, now and for later requests. */
  letCome: () => void;
}

/** Holds the application back until `letCome` is called. */
export async function holdScript(page: Page): Promise<HeldScript> {
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  const asked = page.waitForRequest(application);
  // A test that does not wait for the request must not fail because of it.
  asked.catch(() => undefined);
  await page.route(application, async (route) => {
    await comes;
    await route.continue();
  });
  return { untilAsked: () => asked, letCome };
}

import type { Page } from 'playwright/test';

const application = /\/app-[^/]*\.js$/;

interface HeldScript {
  /** Waits until the page asks for the application: from then on it remembers what is pressed too early. */
  untilAsked: () => Promise<unknown>;
  /** Lets it come; also where it is asked for only later, or once more. */
  letCome: () => void;
}

/** Keeps the application away until it is told to come. */
export async function holdScript(page: Page): Promise<HeldScript> {
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  const asked = page.waitForRequest(application);
  // Who does not wait for it has no fault of it either.
  asked.catch(() => undefined);
  await page.route(application, async (route) => {
    await comes;
    await route.continue();
  });
  return { untilAsked: () => asked, letCome };
}

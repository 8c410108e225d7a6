import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';

/** A CMS in a folder and on a database of its own. */
export interface ServedCms extends Cms {
  home: TestHome;
}

/**
 * For the tests of a file: starts a CMS before the first one, and ends it after the last. What it returns is filled in at the start, so
 * only hooks and tests can read it.
 * @param variables more environment variables, if the tests need them
 */
export function serveCms(variables: Record<string, string> = {}): ServedCms {
  const served = {} as ServedCms;
  beforeAll(async () => {
    const home = await createTestHome();
    Object.assign(served, { home }, await startCms(home, variables));
  });
  afterAll(async () => {
    await served.stop();
    await served.home.remove();
  });
  return served;
}

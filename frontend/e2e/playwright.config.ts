import { defineConfig } from 'playwright/test';
import { chromiumPath, resultsFolder, retries, siteUrl } from './env';

const staff = /staff-.*\.test\.ts/;
/** They change what everybody meets: the whole site, or a rule for all orders. */
const alone = /staff-(publish|limit)-.*\.test\.ts/;
/** They look at what the other stories have left. */
const afterwards = /every-mail-.*\.test\.ts/;
/** They have a configuration of their own. */
const inOtherBrowsers = 'other-browsers/**';

/** The longest that a page of the admin may take until it shows what is asked for: its first script has 4 MB. */
const loadOfAdmin = 30_000;

/** A visitor who has been on the site before: the home page does not show its invitation in the middle of a test. */
const known = {
  cookies: [],
  origins: [{ origin: siteUrl, localStorage: [{ name: 'freeClassShown', value: 'true' }] }],
};

export default defineConfig({
  testDir: '.',
  testMatch: /\.test\.ts/,
  outputDir: resultsFolder,
  fullyParallel: true,
  // One more than there are processors: stories also wait.
  workers: 3,
  forbidOnly: true,
  retries,
  timeout: 60_000,
  // Long, as a busy machine shows a page late; what never comes fails all the same.
  expect: { timeout: 20_000 },
  use: {
    baseURL: siteUrl,
    locale: 'en-GB',
    storageState: known,
    // Tracing takes three tenths of the time, so where a failed test runs again, only that run is traced.
    // A service worker would ask for what stories answer themselves; those about having no network allow it.
    serviceWorkers: 'block',
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 15_000,
    // Else a page whose load hangs takes all the time of its test.
    navigationTimeout: 60_000,
    launchOptions: { args: ['--no-sandbox'], ...(chromiumPath ? { executablePath: chromiumPath } : {}) },
  },
  // What staff change shows on the site, so these tests run after all tests that read it.
  projects: [
    { name: 'visitors', testIgnore: [staff, afterwards, inOtherBrowsers] },
    {
      name: 'staff',
      testMatch: staff,
      testIgnore: alone,
      dependencies: ['visitors'],
      fullyParallel: false,
      timeout: 240_000,
      expect: { timeout: loadOfAdmin },
      use: { actionTimeout: loadOfAdmin },
    },
    // Some wait until the site shows all that is published, so nobody else may publish meanwhile.
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['staff'],
      fullyParallel: false,
      workers: 1,
      timeout: 600_000,
      expect: { timeout: loadOfAdmin },
      use: { actionTimeout: loadOfAdmin },
    },
    { name: 'afterwards', testMatch: afterwards, dependencies: ['alone'] },
  ],
});

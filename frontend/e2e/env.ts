/** The port of the product under test. The test command starts a product with its own data and sets this. */
const port = process.env['PORT'] ?? '1337';

export const siteUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
export const demoFile = process.env['DEMO_FILE'] ?? '../../.demo/demo.json';
export const chromiumPath = process.env['CHROME_PATH'];
export const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
export const miniBrowserPath =
  process.env['MINI_BROWSER_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** In CI, a failed test runs once more, and the report says which tests those were. */
export const retries = process.env['CI'] ? 1 : 0;

/** What a script needs to work on the same product, for example the site's build. */
export const productVariables: Record<string, string | undefined> = process.env;

/** The results of one run. The next run empties the folder first. */
export const resultsFolder = '../../test-results';

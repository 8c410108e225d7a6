import path from 'node:path';

/** The port of the product under test. The test command starts a product with its own data and sets this. */
const port = process.env['PORT'] ?? '1337';

export const siteUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
export const demoFile = process.env['DEMO_FILE'] ?? '../../.demo/demo.json';
export const chromiumPath = process.env['CHROME_PATH'];
export const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
export const miniBrowserPath =
  process.env['MINI_BROWSER_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** How many landing pages of any parts are made and looked at. The gate makes a few; `LANDING_PAGES=200` many. */
export const landingPages = Number(process.env['LANDING_PAGES'] ?? '4');

/** The first of their seeds. A fault names its seed: begin with it to see that page alone. */
export const landingSeed = Number(process.env['LANDING_SEED'] ?? '1');

/** In CI, a failed test runs once more, and the report says which tests those were. */
export const retries = process.env['CI'] ? 1 : 0;

/** What a script needs to work on the same product, for example the site's build. */
export const productVariables: Record<string, string | undefined> = process.env;

/** The results of one run. The next run empties the folder first; the gate, which has several, names one for each. */
export const resultsFolder = process.env['RESULTS_FOLDER'] ?? path.resolve(__dirname, '../../test-results');

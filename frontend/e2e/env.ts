/** Which running product the stories are told of. The test command starts one on data of its own and names it here. */
const port = process.env['PORT'] ?? '1337';

export const siteUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
export const demoFile = process.env['DEMO_FILE'] ?? '../../.demo/demo.json';
export const chromiumPath = process.env['CHROME_PATH'];

/** Where nobody watches, a story that fails is told once more, and the run says which those were. */
export const retries = process.env['CI'] ? 1 : 0;

/** Everything a script needs that works on the same product, such as the site's build. */
export const productVariables: Record<string, string | undefined> = process.env;

/** Of one run: it is emptied as the next begins. */
export const resultsFolder = '../../test-results';

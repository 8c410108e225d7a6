import { defineConfig } from 'playwright/test';
import { resultsFolder, retries } from '../env';
import { engines } from './test';

/** The main stories in Firefox and WebKit. Chromium runs all stories, from the folder above. */
export default defineConfig<{ engine: (typeof engines)[number] }>({
  testDir: '.',
  testMatch: /\.test\.ts/,
  outputDir: resultsFolder,
  workers: 1,
  forbidOnly: true,
  retries,
  timeout: 240_000,
  // Long, as in the stories of staff: one of these is about their desk.
  expect: { timeout: 30_000 },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});

import { defineConfig } from 'playwright/test';
import { chromiumPath, retries, siteUrl } from './env';

const staff = /staff-.*\.test\.ts/;

export default defineConfig({
  testDir: '.',
  testMatch: /.*\.test\.ts/,
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: siteUrl,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    launchOptions: { args: ['--no-sandbox'], ...(chromiumPath ? { executablePath: chromiumPath } : {}) },
  },
  // What staff change shows on the site, so they come after everyone who reads it.
  projects: [
    { name: 'visitors', testIgnore: staff },
    { name: 'staff', testMatch: staff, dependencies: ['visitors'], fullyParallel: false, timeout: 240_000 },
  ],
});

import type { Page } from 'playwright/test';
import { siteUrl } from '../env';

/** Records everything that goes wrong in a page and every request to another address. */
export function watchPage(page: Page) {
  const faults: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) strangers.push(request.url());
  });
  return { faults, strangers };
}

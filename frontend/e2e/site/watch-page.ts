import { holdTime } from '@lanternway/contracts/classes/site';
import type { Page } from 'playwright/test';
import { siteUrl } from '../env';

/** What the runner itself writes to the console: only the story about a lost connection lets the page's worker in. */
const byTheRunner = 'Service Worker registration blocked by Playwright';

/** Records everything that goes wrong in a page and every request to another address. */
export function watchPage(page: Page) {
  const faults: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && message.text() !== byTheRunner) faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) strangers.push(request.url());
  });
  return { faults, strangers };
}

/** While many hold times at once, one may not be held: its address is past its limit, or the kind is crowded. Forms go on without. */
export const isRefusedHold = (fault: string): boolean =>
  /status of (409|429)/.test(fault) && fault.endsWith(holdTime.path);

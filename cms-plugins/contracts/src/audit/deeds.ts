import { adminDeeds } from './admin-deeds.js';
import { contentWords } from './content-deeds.js';
import type { Deed } from './deed.js';
import { deskDeeds } from './desk-deeds.js';
import { insightDeeds } from './insight-deeds.js';
import { loginWords } from './login-deeds.js';
import { moneyDeeds } from './money-deeds.js';
import { siteDeeds } from './site-deeds.js';

/** Every call of staff that changes or exports something. A test compares this with the addresses of the server. */
export const deeds: readonly Deed[] = [
  ...deskDeeds,
  ...moneyDeeds,
  ...insightDeeds,
  ...siteDeeds,
  ...adminDeeds,
];

const byRoute = new Map(deeds.map((deed) => [deed.route, deed]));
const words = new Map<string, string>([
  ...deeds.map((deed) => [deed.action, deed.words] as const),
  ...Object.entries(contentWords),
  ...Object.entries(loginWords),
]);

export const deedAt = (route: string): Deed | undefined => byRoute.get(route);

/** What follows the name of the person: 'changed the status of'. */
export const wordsOf = (action: string): string => words.get(action) ?? action;

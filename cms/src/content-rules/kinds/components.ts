import { readNumber, readText, type Entry } from '../entry';
import { isHttpsUrl, isLinkTarget, isPlaceOnPage } from './links';
import { problem, type Problem } from '../rule';

type ComponentRule = (component: Entry) => Problem[];

/** Far above every real price, far below what the database's integers hold. */
const highestMinor = 100_000_000;

/**
 * Prevents a typing error from giving something away. The limits are rules and not limits of the schema, because the
 * admin shows those in minor units.
 */
const priceIsAPrice: ComponentRule = (price) => {
  const amount = readNumber(price, 'amountMinor');
  if (amount !== null && amount <= 0) return [problem('amountMinor', 'A price must be more than 0.')];
  if (amount === null || amount <= highestMinor) return [];
  return [problem('amountMinor', 'A price may be at most 1,000,000.')];
};

const linkLeadsSomewhere: ComponentRule = (link) => {
  const href = readText(link, 'href');
  if (href === '' || isLinkTarget(href) || isPlaceOnPage(href)) return [];
  return [
    problem(
      'href',
      'Write a path of this site that starts with /, such as /faq, or a full address that starts with https://.',
    ),
  ];
};

const addressLeadsSomewhere: ComponentRule = (destination) => {
  const address = readText(destination, 'address');
  if (readText(destination, 'kind') !== 'address' || address === '' || isLinkTarget(address)) return [];
  return [
    problem(
      'address',
      'Write a path of this site that starts with /, such as /blog, or a full address that starts with https://.',
    ),
  ];
};

const socialAddressIsHttps: ComponentRule = (social) => {
  const url = readText(social, 'url');
  return url === '' || isHttpsUrl(url)
    ? []
    : [problem('url', 'Write the full address of the account, starting with https://.')];
};

/** Rules for a component, whichever entry it is in. */
const componentRules: Partial<Record<string, ComponentRule>> = {
  'pricing.price': priceIsAPrice,
  'shared.destination': addressLeadsSomewhere,
  'shared.link': linkLeadsSomewhere,
  'settings.social-link': socialAddressIsHttps,
};

export function checkComponent(uid: string, component: Entry): Problem[] {
  return componentRules[uid]?.(component) ?? [];
}

import {
  accountFactsOf,
  leadFactsOf,
  orderFactsOf,
  type FamilyFacts,
  type LeadFact,
} from '@lanternway/server-kit/family-facts';
import type { Core } from '@strapi/strapi';
import type { Family } from './person-of';

/** A family, and all its e-mails. The first of them names it. */
export interface KnownFamily extends Family {
  emails: readonly string[];
}

/** The families of these e-mails, as the facts are now. */
export async function readFamilies(strapi: Core.Strapi, emails: readonly string[]): Promise<KnownFamily[]> {
  const all = await leadFactsOf(strapi).familyOf(emails);
  return groupFamilies(all, {
    leads: await leadFactsOf(strapi).find(all),
    accounts: await accountFactsOf(strapi).find(all),
    orders: await orderFactsOf(strapi).find(all),
  });
}

/** All families that there are. */
export async function readAllFamilies(strapi: Core.Strapi): Promise<KnownFamily[]> {
  return groupFamilies([], {
    leads: await readAll(leadFactsOf(strapi)),
    accounts: await readAll(accountFactsOf(strapi)),
    orders: await readAll(orderFactsOf(strapi)),
  });
}

async function readAll<Fact>(source: FamilyFacts<Fact>): Promise<Fact[]> {
  const all: Fact[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { facts, lastId } = await source.list(after);
    for (const fact of facts) all.push(fact);
    after = lastId;
  }
  return all;
}

/**
 * Groups facts by family: a family is one e-mail, or several whose enquiries staff have merged.
 * @param also e-mails that get a family even without facts
 */
export function groupFamilies(also: readonly string[], { leads, accounts, orders }: Family): KnownFamily[] {
  const headOf = joined(leads);
  const families = new Map<string, { emails: Set<string> } & Mutable<Family>>();
  const familyOf = (email: string) => {
    const head = headOf(email);
    let family = families.get(head);
    if (family === undefined) {
      family = { emails: new Set([head]), leads: [], accounts: [], orders: [] };
      families.set(head, family);
    }
    family.emails.add(email);
    return family;
  };
  for (const email of also) familyOf(email);
  for (const lead of leads) familyOf(lead.email).leads.push(lead);
  for (const account of accounts) familyOf(account.email).accounts.push(account);
  for (const order of orders) familyOf(order.email).orders.push(order);
  return [...families.values()].map(({ emails, ...family }) => ({ ...family, emails: [...emails] }));
}

type Mutable<Facts> = { [Name in keyof Facts]: Facts[Name] extends readonly (infer Fact)[] ? Fact[] : never };

/** For each e-mail, the e-mail that names its family: the first one by alphabet, whatever the order of the facts. */
function joined(leads: readonly LeadFact[]): (email: string) => string {
  const above = new Map<string, string>();
  const headOf = (email: string): string => {
    const up = above.get(email);
    return up === undefined ? email : headOf(up);
  };
  const emails = new Map(leads.map(({ id, email }) => [id, email]));
  for (const { email, mergedInto } of leads) {
    const other = mergedInto === null ? undefined : emails.get(mergedInto);
    if (other === undefined) continue;
    const [head = email, rest = email] = [headOf(email), headOf(other)].sort();
    if (head !== rest) above.set(rest, head);
  }
  return headOf;
}

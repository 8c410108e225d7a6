import type { Core } from '@strapi/strapi';

/** Whose data it is. */
export interface Person {
  /** Of the user; null where there is no account. */
  id: number | null;
  email: string;
}

/** What a part of the product keeps of somebody, for the staff to read: 'Mails sent', 12. */
export interface KeptPart {
  /** Of the provider. */
  name: string;
  what: string;
  count: number;
}

/** A part of the product that keeps something about parents, or about others who left their e-mail. */
export interface PersonalDataProvider {
  /** Under which it stands in what a parent downloads. */
  name: string;
  /** What staff call it: 'Mails sent'. */
  title: string;
  /** How much of it there is, in pieces. */
  count(person: Person): Promise<number>;
  /** What it keeps, as JSON. */
  read(person: Person): Promise<unknown>;
  /**
   * Removes it, or everything in it that points to the person where the law asks for it to be kept. Runs in the
   * transaction that closes the account: when it throws, the account stays open.
   */
  erase(person: Person): Promise<void>;
}

/**
 * The parts of the product that keep something about people. Each says so itself, as it starts:
 * `strapi.plugin('accounts').service('personalData').register(provider)`.
 */
export interface PersonalData {
  register(provider: PersonalDataProvider): void;
  count(person: Person): Promise<KeptPart[]>;
  read(person: Person): Promise<Record<string, unknown>>;
  /** In the caller's transaction. */
  erase(person: Person): Promise<void>;
}

export function personalData(): PersonalData {
  const providers = new Map<string, PersonalDataProvider>();
  return {
    register(provider) {
      if (providers.has(provider.name))
        throw new Error(`Personal data named ${provider.name} is kept twice.`);
      providers.set(provider.name, provider);
    },
    async count(person) {
      const parts: KeptPart[] = [];
      for (const { name, title, count } of providers.values())
        parts.push({ name, what: title, count: await count(person) });
      return parts;
    },
    async read(person) {
      const data: Record<string, unknown> = {};
      for (const { name, read } of providers.values()) data[name] = await read(person);
      return data;
    },
    async erase(person) {
      for (const { erase } of providers.values()) await erase(person);
    },
  };
}

/** The parts of the product that have said what they keep. It has state: each says so once, as it starts. */
export const personalDataOf = (strapi: Core.Strapi): PersonalData =>
  strapi.plugin('accounts').service('personalData');

import type {
  Person,
  PersonalDataCount,
  PersonalDataProvider,
  PersonalDataRegistry,
} from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';

/** The parts of the product that keep something about people. */
export interface PersonalData extends PersonalDataRegistry {
  count(person: Person): Promise<PersonalDataCount[]>;
  read(person: Person): Promise<Record<string, unknown>>;
  /** In the caller's transaction. */
  erase(person: Person): Promise<void>;
  /** In the same transaction, once the account is closed as well. Those who want to know of it are told last. */
  afterwards(person: Person): Promise<void>;
}

export function personalData(): PersonalData {
  const providers = new Map<string, PersonalDataProvider>();
  const listeners: ((person: Person) => Promise<void>)[] = [];
  return {
    tell(listener) {
      listeners.push(listener);
    },
    register(provider) {
      if (providers.has(provider.name))
        throw new Error(`Personal data named ${provider.name} is kept twice.`);
      providers.set(provider.name, provider);
    },
    async count(person) {
      const parts: PersonalDataCount[] = [];
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
    async afterwards(person) {
      for (const { afterwards } of providers.values()) await afterwards?.(person);
      for (const listener of listeners) await listener(person);
    },
  };
}

/** The parts of the product that have said what they keep. It has state: each says so once, as it starts. */
export const personalDataOf = (strapi: Core.Strapi): PersonalData =>
  strapi.plugin('accounts').service('personalData');

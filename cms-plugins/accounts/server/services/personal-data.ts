/** Whose data it is. */
export interface Person {
  /** Of the user. */
  id: number;
  email: string;
}

/** A part of the product that keeps something about parents. */
export interface Keeper {
  /** Under which it stands in what a parent downloads. */
  name: string;
  /** What it keeps, as JSON. */
  read(person: Person): Promise<unknown>;
  /**
   * Removes it, or everything in it that points to the person where the law asks for it to be kept. Runs in the
   * transaction that closes the account: when it throws, the account stays open.
   */
  erase(person: Person): Promise<void>;
}

/**
 * The parts of the product that keep something about parents. Each says so itself, as it starts:
 * `strapi.plugin('accounts').service('personalData').register(keeper)`.
 */
export interface PersonalData {
  register(keeper: Keeper): void;
  read(person: Person): Promise<Record<string, unknown>>;
  /** In the caller's transaction. */
  erase(person: Person): Promise<void>;
}

export function personalData(): PersonalData {
  const keepers = new Map<string, Keeper>();
  return {
    register(keeper) {
      if (keepers.has(keeper.name)) throw new Error(`Personal data named ${keeper.name} is kept twice.`);
      keepers.set(keeper.name, keeper);
    },
    async read(person) {
      const data: Record<string, unknown> = {};
      for (const { name, read } of keepers.values()) data[name] = await read(person);
      return data;
    },
    async erase(person) {
      for (const { erase } of keepers.values()) await erase(person);
    },
  };
}

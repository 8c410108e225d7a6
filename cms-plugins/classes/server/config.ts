import type { Core } from '@strapi/strapi';

/** What the application hands over in its `config/plugins`. */
export interface ClassesConfig {
  /** The type of the teachers' entries, with `name`, `order` and `portrait`. Parents are offered times of those that are published. */
  teacherUid: string;
  /** The address from which a time is held is kept as a hash, made with the first of these; hashes made with the others count. */
  secrets: readonly string[];
  /** What limits of a network address are multiplied by. */
  limitScale: number;
}

export const config = {
  default: {},
  validator(given: Partial<ClassesConfig>) {
    for (const name of ['teacherUid', 'secrets', 'limitScale'] as const) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): ClassesConfig => strapi.config.get('plugin::classes');

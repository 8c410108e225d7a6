import type { UID } from '@strapi/strapi';
import type { Entry } from './entry';

/** A field that is wrong, and the sentence that tells staff what to do about it. */
export interface Problem {
  path: (string | number)[];
  message: string;
}

/** What a rule looks at: the entry as it will be after the write, and what the write is about to do. */
export interface Subject {
  entry: Entry;
  /** Drafts may be incomplete; what is published may not. */
  isPublishing: boolean;
  findOthers: FindOthers;
  findPublished: FindPublished;
}

/** Finds entries of the same type that are another document, drafts and published ones alike. */
export type FindOthers = (where: Record<string, unknown>) => Promise<Entry[]>;

/** Finds what is published of a type; all rows of a type without drafts. */
export type FindPublished = (
  uid: UID.ContentType,
  where: Record<string, unknown>,
  /** Fields with components that are read, too. */
  populate?: string[],
) => Promise<Entry[]>;

export type Rule = (subject: Subject) => Problem[] | Promise<Problem[]>;

export function problem(path: string | (string | number)[], message: string): Problem {
  return { path: typeof path === 'string' ? [path] : path, message };
}

/** Runs rules one after the other and collects what they find. */
export function allOf(...rules: Rule[]): Rule {
  return async (subject) => {
    const found: Problem[] = [];
    for (const rule of rules) found.push(...(await rule(subject)));
    return found;
  };
}

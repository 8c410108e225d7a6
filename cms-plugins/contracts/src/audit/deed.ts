/* What a deed of staff is: the table of all deeds is in the files next to this one. */

/**
 * Which rule says how long a line is kept: a look at personal data, a deed, or a deed about money. The rules are in the
 * configuration of the plugin.
 */
export const keepings = ['look', 'deed', 'money'] as const;

export type Keeping = (typeof keepings)[number];

/** What a deed belongs to, for the filter of the screen. It is the beginning of every action's name. */
export const areas = [
  'content',
  'media',
  'publishing',
  'enquiries',
  'classes',
  'money',
  'mail',
  'access',
  'settings',
  'audit',
] as const;

export type Area = (typeof areas)[number];

/** The entry that a deed is about. */
export interface AboutRow {
  kind: 'row';
  /** Its type; or the type for each value of a part of the path. */
  uid: string | { part: string; uids: Readonly<Record<string, string>> };
  /** The part of the path that names it, such as `id`; or, where it is only made, the reply's. */
  part: string | null;
  /** The column that the part of the path is compared with. */
  column: 'documentId' | 'id' | 'key' | 'teacherKey' | 'type' | 'name' | 'number';
  /** For an entry that only points to the one the deed is about: the column with that one's `id`, and its type. */
  to?: { column: string; uid: string };
  /** The list in the request with ids of several entries. Each of them gets a line of its own. */
  list?: string;
}

/** The entry of content that the request, or its path, names by `uid` and `documentId`. */
interface AboutEntry {
  kind: 'entry';
}

/** Settings that are stored under a name. */
interface AboutSettings {
  kind: 'settings';
  type: 'plugin' | 'core';
  name: string;
  key: string;
}

/** One call that changes or exports something, and how the log of what happened tells it. */
export interface Deed {
  /** Method and path, as the server lists them. */
  route: string;
  /** `area.verb`. Stored with each line, so it is never renamed and never removed. */
  action: string;
  /** Follows the name of the person; the title of the entry follows it. 'changed the status of' */
  words: string;
  keeping: Keeping;
  about?: AboutRow | AboutEntry | AboutSettings;
  /**
   * Fields of the request whose values are stored. None of them may be about a person, and none may be free text.
   */
  values?: readonly string[];
  /** Repeating it in this time makes no second line: screens that load again by themselves. */
  quietMinutes?: number;
}

/** A call of our contracts. */
interface Call {
  method: string;
  path: string;
}

export const deed = ({ method, path }: Call, is: Omit<Deed, 'route'>): Deed => ({
  route: `${method} ${path}`,
  ...is,
});

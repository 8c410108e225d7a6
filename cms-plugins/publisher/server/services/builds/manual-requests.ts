import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { own } from '../own';

/** What was asked for by hand and is not begun yet. */
export interface Wishes {
  ids: number[];
  by: string[];
  since: Date | null;
  /** Whether the site's code may have changed: a press that runs has compiled what it was. */
  isAfresh: boolean;
}

interface Wish {
  by: string | null;
  at: string;
  isAfresh?: boolean;
}

const start = 'wish:';

export async function addWish(
  strapi: Core.Strapi,
  by: string | null,
  { isAfresh = false } = {},
): Promise<void> {
  const wish: Wish = { by, at: new Date().toISOString(), isAfresh };
  await own(strapi, 'notes').write(`${start}${randomUUID()}`, wish);
}

export async function readWishes(strapi: Core.Strapi): Promise<Wishes> {
  const notes = await own(strapi, 'notes').beginningWith<Wish>(start);
  const names = notes.map(({ value }) => value.by).filter((by) => by !== null);
  const [first] = notes;
  return {
    ids: notes.map(({ id }) => id),
    by: [...new Set(names)],
    since: first === undefined ? null : new Date(first.value.at),
    isAfresh: notes.some(({ value }) => value.isAfresh === true),
  };
}

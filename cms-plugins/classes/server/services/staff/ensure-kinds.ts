import { randomUUID } from 'node:crypto';
import { classKinds, type ClassKind } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';

/** What holds until staff set something else. */
const usual = {
  is_open: true,
  minutes: 45,
  pause: 15,
  step: 30,
  notice_minutes: 240,
  horizon_days: 14,
  hold_minutes: 10,
  per_teacher_day: 6,
  capacity: 1,
  version: 0,
};

/** What parents should have ready, until staff write something else. */
const usuallyReady: Record<ClassKind, readonly string[]> = {
  'free-math': [
    'A tablet or computer with a camera',
    'A pencil and two sheets of paper',
    'A quiet corner',
    'The last maths page that went wrong',
  ],
  'free-coding': [
    'A computer with a keyboard and a camera',
    'A mouse, if there is one',
    'A quiet corner',
    'A game that your child would like to have made',
  ],
};

/** Each kind of the contract has its row. Several servers may start at once. */
export async function ensureKinds(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  const row = { ...usual, created_at: now, updated_at: now, published_at: now };
  await strapi.db
    .getConnection('classes_kinds')
    .insert(classKinds.map((key) => ({ ...row, document_id: randomUUID(), key })))
    .onConflict('key')
    .ignore();
  // Staff who want nothing said leave an empty text.
  for (const key of classKinds) {
    const ready = usuallyReady[key].join('\n');
    await strapi.db.getConnection('classes_kinds').where({ key }).whereNull('ready').update({ ready });
  }
}

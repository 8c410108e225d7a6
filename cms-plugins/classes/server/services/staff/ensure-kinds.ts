import { randomUUID } from 'node:crypto';
import { classKinds } from '@lanternway/contracts/classes/site';
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
  version: 0,
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
}

import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { saltsTable } from '../../content-types/visits';

/** Makes the keys of visits. It keeps the salt of one day only: the one that was asked for last. */
export function visitKeys(strapi: Core.Strapi) {
  let known: { day: string; salt: Promise<KeyObject> } | undefined;

  function saltOf(day: string): Promise<KeyObject> {
    if (known?.day !== day) {
      const salt = readSalt(strapi, day);
      known = { day, salt };
      salt.catch(() => {
        if (known?.salt === salt) known = undefined;
      });
    }
    return known.salt;
  }

  return {
    /** 64 bits in hex: the same for one browser at one address on one day, on every server. */
    async keyOf(day: string, address: string, userAgent: string): Promise<string> {
      return createHmac('sha256', await saltOf(day))
        .update(`${address}\n${userAgent}`)
        .digest('hex')
        .slice(0, 16);
    },
  };
}

/** All servers make one when the day begins, and take the first. */
async function readSalt(strapi: Core.Strapi, day: string): Promise<KeyObject> {
  const salts = () => strapi.db.connection(saltsTable);
  await salts()
    .insert({ day, salt: randomBytes(32).toString('hex') })
    .onConflict('day')
    .ignore();
  const row = (await salts().where({ day }).first('salt')) as { salt: string } | undefined;
  if (row === undefined) throw new Error('The salt of the day is gone.');
  return createSecretKey(Buffer.from(row.salt, 'hex'));
}

import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/**
 * The random id that this installation's database keeps for good, made when it is first asked for. Stores of files keep it
 * too, so that no other database takes them for its own.
 */
export async function installationIdOf(strapi: Core.Strapi): Promise<string> {
  return await strapi.db.transaction(async ({ trx }) => {
    const store = strapi.store({ type: 'core', name: 'installation', key: 'id' });
    const known: unknown = await store.get({});
    if (typeof known === 'string') return known;
    // Several instances may start at once. SQLite runs one writing transaction at a time, so it needs no lock.
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw("select pg_advisory_xact_lock(hashtext('installation id'))");
    const meanwhile: unknown = await store.get({});
    if (typeof meanwhile === 'string') return meanwhile;
    const id = randomUUID();
    await store.set({ value: id });
    return id;
  });
}

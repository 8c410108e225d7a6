import type { Strapi, TypeName } from './strapi';

/** What the seeds remember of an entry they wrote. */
export interface Memory {
  documentId: string;
  /** Hash of the seed record it was written from. */
  source: string;
  /** Hash of the entry right after writing. */
  written: string;
}

function store(strapi: Strapi) {
  return strapi.store({ type: 'lanternway', name: 'seeds' });
}

export async function recall(strapi: Strapi, uid: TypeName, key: string): Promise<Memory | null> {
  const value: unknown = await store(strapi).get({ key: `${uid}:${key}` });
  return isMemory(value) ? value : null;
}

export async function remember(strapi: Strapi, uid: TypeName, key: string, memory: Memory): Promise<void> {
  await store(strapi).set({ key: `${uid}:${key}`, value: memory });
}

function isMemory(value: unknown): value is Memory {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['documentId', 'source', 'written'].every((name) => name in value)
  );
}

import type { StrapiApp } from '@strapi/strapi/admin';

let dispatch: ((action: { type: string; payload: unknown }) => unknown) | undefined;

/** Keeps a reference to the admin's store, so that an entry can be read again. */
export const holdStore: StrapiApp['middlewares'][number] = () => (store) => {
  dispatch = store.dispatch;
  return (next) => (action) => next(action);
};

/** Makes the Content Manager read an entry again; its form follows what it reads. */
export function readAgain(tag: string): void {
  dispatch?.({ type: 'adminApi/invalidateTags', payload: [{ type: 'Document', id: tag }] });
}

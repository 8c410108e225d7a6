import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { allViews } from './all-views';
import type { EditView } from './edit-view';
import { configure, type ModelConfiguration } from './configure-view';

interface ConfigurationService {
  findConfiguration(model: { uid: string }): Promise<ModelConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: ModelConfiguration): Promise<unknown>;
}

/**
 * Gives the admin our labels, hints, layouts and list columns. Each view is applied once, and again only after it
 * changed in the code. So a column that staff added or a width they chose survives every restart.
 */
export async function applyEditViews(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'edit-views' });
  const applied = readApplied(await store.get({ key: 'applied' }));
  const current: Record<string, string> = {};
  for (const view of allViews) {
    current[view.uid] = fingerprint(view);
    if (applied[view.uid] !== current[view.uid]) await applyView(strapi, view);
  }
  await store.set({ key: 'applied', value: current });
}

async function applyView(strapi: Core.Strapi, view: EditView): Promise<void> {
  // Components have no prefix such as `api::`.
  const isType = view.uid.includes('::');
  const service: ConfigurationService = strapi
    .plugin('content-manager')
    .service(isType ? 'content-types' : 'components');
  const model = { uid: view.uid };
  const attributes = isType ? strapi.contentTypes : strapi.components;
  const schema = Object.entries(attributes).find(([uid]) => uid === view.uid)?.[1];
  if (schema === undefined) throw new Error(`The edit view of ${view.uid} has no type to go with.`);
  const stored = await service.findConfiguration(model);
  await service.updateConfiguration(model, configure(view, stored, schema.attributes));
}

function fingerprint(view: EditView): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 16);
}

function readApplied(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

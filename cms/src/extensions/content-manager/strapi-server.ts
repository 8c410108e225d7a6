import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { rulebook } from '../../content-rules/rulebook';

/** What is used of Koa's context. */
interface Cloning {
  params: { model: string };
  status: number;
  body?: unknown;
}

interface CollectionTypes {
  autoClone: (ctx: Cloning) => Promise<unknown>;
  clone: (ctx: Cloning) => Promise<unknown>;
}

/** The part of the plugin that is used here. */
interface ContentManager {
  controllers: { 'collection-types'?: CollectionTypes };
}

/** The fields for which Strapi refused to copy an entry; null if it did not, or for another reason. */
function refusedFields({ status, body }: Cloning): string[] | null {
  const error = isRecord(body) ? body['error'] : null;
  const details = isRecord(error) ? error['details'] : null;
  const fields = isRecord(details) ? details['prohibitedFields'] : null;
  if (status !== 400 || !Array.isArray(fields)) return null;
  // Each item is a path and the reason.
  return fields.map((field: unknown) => String(Array.isArray(field) ? field[0] : field));
}

/**
 * Strapi does not copy an entry with an address at one click: the copy would have the same address, so a dialog asks staff to
 * change "slug". The content rules give a copy its own address, so this copies the entry without asking.
 */
export default (plugin: ContentManager): ContentManager => {
  const controller = plugin.controllers['collection-types'];
  if (controller === undefined) throw new Error('content-manager has changed: its entries were not found.');
  const { autoClone } = controller;
  controller.autoClone = async function copy(this: CollectionTypes, ctx: Cloning) {
    await autoClone.call(this, ctx);
    const own = ownEntry(rulebook, ctx.params.model)?.ownFields ?? [];
    if (refusedFields(ctx)?.every((field) => own.includes(field)) !== true) return;
    ctx.status = 200;
    await this.clone(ctx);
  };
  return plugin;
};

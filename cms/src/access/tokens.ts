import type { Core } from '@strapi/strapi';
import { adminService } from './admin-services';
import { publicActions, unlisted } from './visitors';

const name = 'Site build';

/** What the site's build needs to read: the model, the published entries and their media. */
function buildActions(strapi: Core.Strapi): string[] {
  return [
    'plugin::content-type-builder.content-types.getContentTypes',
    'plugin::content-type-builder.components.getComponents',
    'plugin::upload.content-api.find',
    ...publicActions(strapi).filter((action) => action.endsWith('.find')),
    ...unlisted.map((uid) => `${uid}.find`),
  ];
}

/** How long a token that nobody has used is kept: an instance may still have it while the secrets are replaced. */
const unusedForMs = 7 * 24 * 60 * 60_000;

/**
 * Makes sure that the build's token exists. Its key is `key`, so that both sides can know it beforehand. Each key has a
 * row of its own: while key or salt are replaced instance by instance, both work.
 */
export async function applyBuildToken(strapi: Core.Strapi, key: string): Promise<void> {
  const tokens = adminService(strapi, 'api-token');
  const rows = strapi.db.query('admin::api-token');
  const accessKey = tokens.hash(key);
  const known = (await rows.findOne({ where: { accessKey } })) as { id: number; name: string } | null;
  const token = {
    name: known?.name ?? `${name} ${accessKey.slice(0, 8)}`,
    description: 'Reads published content when the site is built. Its key is the setting SITE_READ_TOKEN.',
    type: 'custom' as const,
    permissions: buildActions(strapi),
    lifespan: null,
  };
  const { id } = known === null ? await tokens.create(token) : await tokens.update(known.id, token);
  // Strapi makes a key of its own and keeps it in a second form that the admin can show. We use neither.
  await rows.update({ where: { id }, data: { accessKey, encryptedKey: null } });
  const before = new Date(Date.now() - unusedForMs);
  await removeTokens(strapi, {
    name: { $startsWith: name },
    id: { $ne: id },
    createdAt: { $lt: before },
    $or: [{ lastUsedAt: null }, { lastUsedAt: { $lt: before } }],
  });
}

/**
 * As long as there are no staff, Strapi makes tokens by itself that can read or change everything. Nobody else can have
 * made a token by then, so all except ours are removed. Tokens that staff make later are theirs.
 */
export async function removeReadyMadeTokens(strapi: Core.Strapi): Promise<void> {
  if (await adminService(strapi, 'user').exists()) return;
  await removeTokens(strapi, { name: { $not: { $startsWith: name } } });
}

async function removeTokens(strapi: Core.Strapi, where: object): Promise<void> {
  const tokens: { id: number }[] = await strapi.db.query('admin::api-token').findMany({ where });
  const ids = tokens.map(({ id }) => id);
  await strapi.db.query('admin::api-token-permission').deleteMany({ where: { token: { id: { $in: ids } } } });
  await strapi.db.query('admin::api-token').deleteMany({ where: { id: { $in: ids } } });
}

import type { Core } from '@strapi/strapi';
import { adminService } from './admin-services';
import { publicActions } from './visitors';

const name = 'Site build';

/** What the site's build needs to read: the model, the published entries and their media. */
function buildActions(strapi: Core.Strapi): string[] {
  return [
    'plugin::content-type-builder.content-types.getContentTypes',
    'plugin::content-type-builder.components.getComponents',
    'plugin::upload.content-api.find',
    ...publicActions(strapi).filter((action) => action.endsWith('.find')),
  ];
}

/** Makes sure that the build's token exists. Its key is `key`, so that both sides can know it beforehand. */
export async function applyBuildToken(strapi: Core.Strapi, key: string): Promise<void> {
  const tokens = adminService(strapi, 'api-token');
  const token = {
    name,
    description: 'Reads published content when the site is built. Its key is the setting SITE_READ_TOKEN.',
    type: 'custom' as const,
    permissions: buildActions(strapi),
    lifespan: null,
  };
  const known = await tokens.getByName(name);
  const { id } = known === null ? await tokens.create(token) : await tokens.update(known.id, token);
  // Strapi makes a key of its own and keeps it in a second form that the admin can show. We use neither.
  await strapi.db.query('admin::api-token').update({
    where: { id },
    data: { accessKey: tokens.hash(key), encryptedKey: null },
  });
}

/**
 * As long as there are no staff, Strapi makes tokens by itself that read, and change, everything. Nobody else can have
 * made a token by then, so all except ours are removed. Tokens that staff make later are theirs.
 */
export async function removeReadyMadeTokens(strapi: Core.Strapi): Promise<void> {
  if (await adminService(strapi, 'user').exists()) return;
  const tokens: { id: number }[] = await strapi.db.query('admin::api-token').findMany({
    where: { name: { $ne: name } },
  });
  const ids = tokens.map(({ id }) => id);
  await strapi.db.query('admin::api-token-permission').deleteMany({ where: { token: { id: { $in: ids } } } });
  await strapi.db.query('admin::api-token').deleteMany({ where: { id: { $in: ids } } });
}

import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

interface FormsService {
  syncConfigurations(): Promise<void>;
}

/** Strapi's services that keep the admin's forms, in the order in which it calls them. */
const formsServices = (strapi: Core.Strapi): FormsService[] =>
  ['components', 'content-types'].map((name) => strapi.plugin('content-manager').service(name));

const rememberedIn = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'known-forms' });

/**
 * At each start Strapi compares the stored form of every type with the type, which is a quarter of a start's work. The result
 * depends only on types and forms, so nothing is compared again until one of them changes.
 */
export function skipKnownForms(strapi: Core.Strapi): void {
  for (const service of formsServices(strapi)) {
    const compare = service.syncConfigurations.bind(service);
    service.syncConfigurations = async () => {
      if (!(await areKnown(strapi))) await compare();
    };
  }
}

/** At the end of a start: compares the forms once more if our views have changed them, and remembers them. */
export async function rememberForms(strapi: Core.Strapi): Promise<void> {
  if (await areKnown(strapi)) return;
  for (const service of formsServices(strapi)) await service.syncConfigurations();
  await rememberedIn(strapi).set({ key: 'fingerprint', value: await fingerprint(strapi) });
}

const areKnown = async (strapi: Core.Strapi): Promise<boolean> =>
  (await rememberedIn(strapi).get({ key: 'fingerprint' })) === (await fingerprint(strapi));

/** A fingerprint of all that Strapi compares: the types, our custom fields, the stored forms, and the version of Strapi. */
async function fingerprint(strapi: Core.Strapi): Promise<string> {
  const stored = await strapi.db.query('strapi::core-store').findMany({
    select: ['key', 'value'],
    where: { key: { $startsWith: 'plugin_content_manager_configuration_' } },
    orderBy: { key: 'asc' },
  });
  const ours = [strapi.contentTypes, strapi.components, strapi.get('custom-fields').getAll()];
  const version: unknown = strapi.config.get('info.strapi');
  const seen = [version, ...ours.map(inOrder), stored];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** Sorted by name: Strapi keeps types in the order in which their files were read. */
const inOrder = (named: object) => Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1));

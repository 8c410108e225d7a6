import type { Core } from '@strapi/strapi';
import { rememberForms, skipKnownForms } from './known-forms';

interface Stored {
  key: string;
  value: string;
}

const plan = { attributes: { price: 'integer' } };
const post = { attributes: { title: 'string' } };

/** What outlives a start: the forms, and what we remember. */
class Database {
  forms: Stored[] = [
    { key: 'plugin_content_manager_configuration_content_types::api::plan.plan', value: '{}' },
  ];
  remembered: unknown = null;
}

/** A start on a database: Strapi compares both kinds of forms, then ours are applied. */
async function start(
  database: Database,
  types: object = { plan, post },
  apply: () => void = () => undefined,
) {
  const compared: string[] = [];
  const service = (name: string) => ({
    syncConfigurations: () => {
      compared.push(name);
      return Promise.resolve();
    },
  });
  const services: Record<string, ReturnType<typeof service>> = {
    components: service('components'),
    'content-types': service('content-types'),
  };
  const strapi = {
    contentTypes: types,
    components: {},
    config: { get: () => '5.0.0' },
    get: () => ({ getAll: () => ({}) }),
    db: { query: () => ({ findMany: () => Promise.resolve(structuredClone(database.forms)) }) },
    plugin: () => ({ service: (name: string) => services[name] }),
    store: () => ({
      get: () => Promise.resolve(database.remembered),
      set: ({ value }: { value: unknown }) => Promise.resolve((database.remembered = value)),
    }),
  } as unknown as Core.Strapi;
  skipKnownForms(strapi);
  for (const one of Object.values(services)) await one.syncConfigurations();
  apply();
  await rememberForms(strapi);
  return compared;
}

const both = ['components', 'content-types'];

it('compares forms at the first start, and not again while nothing changes', async () => {
  const database = new Database();
  expect(await start(database)).toEqual([...both, ...both]);
  expect(await start(database)).toEqual([]);
});

it('compares them again when a type has changed', async () => {
  const database = new Database();
  await start(database);
  const changed = { plan: { attributes: { price: 'decimal' } }, post };
  expect(await start(database, changed)).toEqual([...both, ...both]);
  expect(await start(database, changed)).toEqual([]);
});

it('does not mind in which order the types were read', async () => {
  const database = new Database();
  await start(database, { plan, post });
  expect(await start(database, { post, plan })).toEqual([]);
});

it('compares them again when somebody has changed a form', async () => {
  const database = new Database();
  await start(database);
  database.forms[0] = { key: database.forms[0]?.key ?? '', value: '{"layouts":{"list":["title"]}}' };
  expect(await start(database)).toEqual([...both, ...both]);
  expect(await start(database)).toEqual([]);
});

it('compares what our own views have just written within the same start', async () => {
  const database = new Database();
  await start(database);
  const changed = await start(database, undefined, () => database.forms.push({ key: 'view', value: '{}' }));
  expect(changed).toEqual(both);
  expect(await start(database)).toEqual([]);
});

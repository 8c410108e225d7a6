import { emailLength } from '@lanternway/contracts/fields/fields';
import type { Core } from '@strapi/strapi';
import { checkSession, type JwtService } from './check-session';
import { prepareAccounts } from './prepare-accounts';
import { recogniseParents } from './recognise-parents';
import { prepareSigningKeys } from './signing-keys';

interface Router {
  routes: unknown[];
}

interface Start {
  strapi: Core.Strapi;
}

type Controller = Record<string, (ctx: Refusable) => unknown>;

interface Refusable {
  notFound(): unknown;
}

interface Attribute {
  type?: string;
  unique?: boolean;
  maxLength?: number;
  configurable?: boolean;
  column?: { unique: boolean };
}

/** The part of the plugin that is used here. Its parts are created only when Strapi asks for them. */
interface UsersPermissions {
  register: (start: Start) => unknown;
  bootstrap: (start: Start) => Promise<void>;
  routes: Record<string, ((input: unknown) => Router) | undefined>;
  controllers: Record<string, ((input: unknown) => Controller) | undefined>;
  services: Record<string, ((input: Start) => unknown) | undefined>;
  contentTypes: Record<string, { schema: { attributes: Record<string, Attribute> } } | undefined>;
}

/**
 * Keeps the plugin for its users, roles, permissions and sessions, and removes all its public addresses: registering,
 * logging in, resetting passwords, logging in through other sites, reading users.
 */
export default (plugin: UsersPermissions): UsersPermissions => {
  const contentApi = found(plugin.routes['content-api'], 'public routes');
  plugin.routes['content-api'] = (input) => ({ ...contentApi(input), routes: [] });

  // Other callers, such as GraphQL, find nothing either.
  const auth = found(plugin.controllers['auth'], 'controller of logins');
  plugin.controllers['auth'] = (input) => closed(auth(input));

  const jwt = found(plugin.services['jwt'], 'tokens');
  plugin.services['jwt'] = (input) => checkSession(input.strapi, jwt(input) as JwtService);

  addColumns(found(plugin.contentTypes['user'], 'users').schema.attributes);

  const { bootstrap, register } = plugin;
  plugin.register = (start) => recogniseParents(start.strapi, () => register(start));
  plugin.bootstrap = async (start) => {
    prepareSigningKeys(start.strapi);
    await bootstrap(start);
    await prepareAccounts(start.strapi);
  };
  return plugin;
};

function found<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`users-permissions has changed: its ${what} were not found.`);
  return part;
}

const closed = (controller: Controller): Controller =>
  Object.fromEntries(Object.keys(controller).map((name) => [name, (ctx) => ctx.notFound()]));

/**
 * The database itself keeps e-mails unique. Strapi's own check reads first and writes later, so it would accept two at
 * the same moment, and it hangs on text that PostgreSQL cannot store.
 */
function addColumns(attributes: Record<string, Attribute>): void {
  attributes['email'] = {
    ...found(attributes['email'], 'emails'),
    maxLength: emailLength,
    column: { unique: true },
  };
  attributes['username'] = {
    ...found(attributes['username'], 'user names'),
    maxLength: emailLength,
    unique: false,
    column: { unique: true },
  };
  // The parent's name. The plugin's own user name is a copy of the e-mail.
  attributes['fullName'] = { type: 'string', maxLength: 80, configurable: false };
  attributes['closedAt'] = { type: 'datetime', configurable: false };
  // How the visit began in which the account was made.
  attributes['origin'] = { type: 'json', configurable: false };
}

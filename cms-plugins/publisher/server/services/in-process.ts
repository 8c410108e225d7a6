import type { Core } from '@strapi/strapi';
import type { inProcessServices } from './index';

type Services = {
  [Name in keyof typeof inProcessServices]: ReturnType<(typeof inProcessServices)[Name]>;
};

/**
 * The few services that keep state in the process, such as timers and child processes: Strapi's container holds one of each
 * for a server. Everything else is a function that takes `strapi`.
 */
export const inProcess = <Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] =>
  strapi.plugin('publisher').service(name);

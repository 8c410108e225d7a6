import type { Core } from '@strapi/strapi';
import type { services } from './index';

type Services = { [Name in keyof typeof services]: ReturnType<(typeof services)[Name]> };

/** A service of this plugin, typed. Asked for when it is needed: services are made in no promised order. */
export const own = <Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] =>
  strapi.plugin('publisher').service(name);

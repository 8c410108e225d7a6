import type { Core } from '@strapi/strapi';
import { Registry } from 'prom-client';

const registries = new WeakMap<Core.Strapi, Registry>();

/** All that a server measures. */
export function registryOf(strapi: Core.Strapi): Registry {
  const registry = registries.get(strapi) ?? new Registry();
  registries.set(strapi, registry);
  return registry;
}

import type { StrapiApp } from '@strapi/strapi/admin';
import { parts, type HomePart } from './home-part';

/** Puts a desk on the admin's home. The first one replaces Strapi's home, which is about Strapi. */
export function addToHome(app: Pick<StrapiApp, 'router'>, part: HomePart): void {
  parts.push(part);
  if (parts.length > 1) return;
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.index === true
        ? { index: true, lazy: () => import('./HomePage').then(({ HomePage }) => ({ Component: HomePage })) }
        : route,
    ),
  );
}

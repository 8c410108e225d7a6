import type { StrapiApp } from '@strapi/strapi/admin';
import { ownHomes, parts, type HomePart, type OwnHome } from './home-part';

/** Puts a desk on the admin's home. */
export function addToHome(app: Pick<StrapiApp, 'router'>, part: HomePart): void {
  parts.push(part);
  replaceHome(app);
}

/** Gives people without a desk a home of their own. */
export function addOwnHome(app: Pick<StrapiApp, 'router'>, home: OwnHome): void {
  ownHomes.push(home);
  replaceHome(app);
}

/** The first time it replaces Strapi's home, which is about Strapi. */
function replaceHome(app: Pick<StrapiApp, 'router'>): void {
  if (parts.length + ownHomes.length > 1) return;
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.index === true
        ? { index: true, lazy: () => import('./HomePage').then(({ HomePage }) => ({ Component: HomePage })) }
        : route,
    ),
  );
}

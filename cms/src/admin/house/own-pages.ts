import type { StrapiApp } from '@strapi/strapi/admin';

type Routes = Parameters<
  Extract<Parameters<StrapiApp['router']['addRoute']>[0], (...given: never) => unknown>
>[0];

/** Puts our page about the installation where Strapi's leads to its price list. */
export const withAboutPage = (routes: Routes): Routes =>
  routes.map((route) => {
    if (route.path !== 'settings/*' || route.index === true) return route;
    const others = (route.children ?? []).filter(({ path }) => path !== 'application-infos');
    const about = {
      path: 'application-infos',
      lazy: () => import('./AboutPage').then(({ AboutPage }) => ({ Component: AboutPage })),
    };
    return { ...route, children: [about, ...others] };
  });

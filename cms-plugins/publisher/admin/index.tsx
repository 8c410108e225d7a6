import type { StrapiApp } from '@strapi/strapi/admin';

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'publisher', name: 'Publishing' });
  },
};

import { mailPermissions } from '@lanternway/contracts/mail/mails';
import { Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'plugins/mailer',
      icon: Mail,
      intlLabel: { id: 'mailer.menu', defaultMessage: 'Mail' },
      permissions: [{ action: mailPermissions.read, subject: null }],
      Component: () => import('./ProtectedMailPage').then((page) => ({ default: page.ProtectedMailPage })),
    });
  },
};

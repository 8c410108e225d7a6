import { mailPermissions } from '@lanternway/contracts/mail/mails';

const only = (permission: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [permission] } },
  ],
});

const reading = only(mailPermissions.read);
const sending = only(mailPermissions.resend);

/** The admin's page asks here. The paths begin with the plugin's name. */
export const mails = {
  type: 'admin',
  routes: [
    { method: 'GET', path: '/mails', handler: 'mails.list', config: reading },
    { method: 'GET', path: '/mails/:id', handler: 'mails.read', config: reading },
    { method: 'POST', path: '/mails/:id/again', handler: 'mails.sendAgain', config: sending },
    { method: 'POST', path: '/mails/:id/now', handler: 'mails.sendNow', config: sending },
    { method: 'POST', path: '/test', handler: 'mails.sendTest', config: sending },
  ],
};

import { nothing } from '../wire/endpoint.js';
import { said } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { mailDetail, mailPage, mailPermissions, mailQuery } from './mails.js';

/* Every call of the staff's mail page. */

const { read, resend } = mailPermissions;

export const listMails = staffEndpoint({
  method: 'GET',
  path: '/mailer/mails',
  permission: read,
  request: mailQuery,
  reply: mailPage,
});

export const readMail = staffEndpoint({
  method: 'GET',
  path: '/mailer/mails/:id',
  permission: read,
  request: nothing,
  reply: mailDetail,
});

export const sendMailAgain = staffEndpoint({
  method: 'POST',
  path: '/mailer/mails/:id/again',
  permission: resend,
  request: nothing,
  reply: said,
});

/** Does not wait for the next attempt. */
export const sendMailNow = staffEndpoint({
  method: 'POST',
  path: '/mailer/mails/:id/now',
  permission: resend,
  request: nothing,
  reply: said,
});

/** To the staff member who asks. */
export const sendTestMail = staffEndpoint({
  method: 'POST',
  path: '/mailer/test',
  permission: resend,
  request: nothing,
  reply: said,
});

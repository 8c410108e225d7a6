// Databases: SQLite, as it is about which addresses answer, and with which headers.
import request from 'supertest';
import { me } from '@lanternway/contracts/accounts/accounts';
import { listFamilyClasses } from '@lanternway/contracts/classes/own-class';
import { career, contact, freeClass } from '@lanternway/contracts/enquiries/site';
import {
  creditNotePdf,
  listOrders,
  readOrder,
  receiptPdf,
  requestRefund,
  withdrawRefundRequest,
} from '@lanternway/contracts/payments/parent-orders';
import { providers } from '@lanternway/contracts/payments/orders';
import {
  capturePayPal,
  createOrder,
  createPayPalOrder,
  paymentOptions,
  updatePayment,
  webhookPath,
} from '@lanternway/contracts/payments/checkout';
import { serveCms } from '../serve-cms';
import { endpoints } from './endpoints';
import { call, logIn, newParent } from './parent';

const cms = serveCms();
let token: string;

beforeAll(async () => {
  token = (await logIn(cms, await newParent(cms, 'priya'))).token;
});

/** Every registered address that could lead to accounts. */
function registered(): string[] {
  const layers = cms.strapi.server.listRoutes() as { methods: string[]; path: string }[];
  return layers
    .filter(({ path }) => /^\/(api\/)?(auth|users|connect|users-permissions|graphql)\b/.test(path))
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
    );
}

it('answers at the addresses of the contract, and at no other', () => {
  const forms = [freeClass, contact, career];
  const paying = [paymentOptions, createOrder, updatePayment, createPayPalOrder, capturePayPal];
  const orders = [listOrders, readOrder, receiptPdf, creditNotePdf, requestRefund, withdrawRefundRequest];
  const webhooks = providers.map((provider) => ({ method: 'POST', path: webhookPath(provider) }));
  const calls = [
    ...endpoints.map(([, call]) => call),
    ...[listFamilyClasses, ...forms, ...paying, ...orders, ...webhooks],
  ];
  const ours = calls.map(({ method, path }) => `${method} ${path}`);
  expect(registered().sort()).toEqual(ours.sort());
});

/** The addresses of users-permissions, with the method to try. */
const stock: [method: 'get' | 'post' | 'put' | 'delete', path: string][] = [
  ['post', '/api/auth/local'],
  ['post', '/api/auth/local/register'],
  ['post', '/api/auth/change-password'],
  ['post', '/api/auth/send-email-confirmation'],
  ['get', '/api/auth/email-confirmation'],
  ['get', '/api/auth/email-confirmation?confirmation=x'],
  ['post', '/api/auth/refresh'],
  ['get', '/api/auth/google/callback?access_token=x'],
  ['get', '/api/connect/google'],
  ['get', '/api/connect/github?callback=https://elsewhere.example'],
  ['get', '/api/users'],
  ['post', '/api/users'],
  ['get', '/api/users/me'],
  ['get', '/api/users/count'],
  ['get', '/api/users/1'],
  ['put', '/api/users/1'],
  ['delete', '/api/users/1'],
  ['get', '/api/users-permissions/roles'],
  ['post', '/api/users-permissions/roles'],
  ['get', '/api/users-permissions/permissions'],
  ['post', '/graphql'],
];

const everything = {
  identifier: 'a@example.com',
  username: 'a@example.com',
  email: 'a@example.com',
  password: 'lantern on the way',
  code: 'x',
};

it.each(stock)('has nobody at %s %s, for anybody', async (method, path) => {
  const before = await cms.strapi.db.query('plugin::users-permissions.user').count();
  for (const way of [path, path.toUpperCase(), path.replace(/(?=\?|$)/, '/')]) {
    for (const authorization of ['', `Bearer ${token}`]) {
      const test = request(cms.url)[method](way);
      if (authorization !== '') void test.set('Authorization', authorization);
      const { status } = await (method === 'get' ? test : test.send(everything));
      expect([way, [404, 405].includes(status) ? 'nobody' : status]).toEqual([way, 'nobody']);
    }
  }
  expect(await cms.strapi.db.query('plugin::users-permissions.user').count()).toBe(before);
});

it('shows a parent their own data, and nothing the contract does not name', async () => {
  const { body } = await call(cms, me, {}, token);
  expect(Object.keys(body as object).sort()).toEqual(['message', 'success', 'user']);
  expect(Object.keys((body as { user: object }).user).sort()).toEqual(['createdAt', 'email', 'username']);
});

it('keeps the answers of accounts from every cache', async () => {
  for (const [, { method, path }] of endpoints) {
    const { headers } = await request(cms.url)[method.toLowerCase() as 'get'](path.replace(/:\w+/, 'any'));
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
  }
});

it('gives pages of other sites no answer they could read', async () => {
  const origin = 'https://elsewhere.example';
  for (const [, { path }] of endpoints) {
    const asked = await request(cms.url)
      .options(path)
      .set('Origin', origin)
      .set('Access-Control-Request-Method', 'POST');
    expect(asked.headers['access-control-allow-origin'] ?? '').toBe('');
  }
});

import * as accounts from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { Core } from '@strapi/strapi';
import { routes } from './index';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

const promised = Object.values(accounts as Record<string, unknown>).filter(isEndpoint);
const router = routes['content-api']({ strapi: {} as Core.Strapi });

const wayTo = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('answers at every address of the contract, and at no other', () => {
  const answered = router.routes.map(({ method, path }) => wayTo({ method, path: `/api${path}` }));
  expect(promised.length).toBeGreaterThan(0);
  expect(answered.sort()).toEqual(promised.map(wayTo).sort());
  expect(router.prefix).toBe('');
});

it('is open to anyone only where the contract says so', () => {
  const open = router.routes.filter(({ config }) => config.auth === false);
  expect(open.map(({ path }) => `/api${path}`).sort()).toEqual(
    promised
      .filter(({ access }) => access === 'anyone')
      .map(({ path }) => path)
      .sort(),
  );
});

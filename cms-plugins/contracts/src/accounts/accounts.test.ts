import * as accounts from './accounts';
import { type Endpoint } from '../wire/endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

const endpoints = Object.entries(accounts).filter((entry): entry is [string, Endpoint] =>
  isEndpoint(entry[1]),
);

describe('the calls of accounts', () => {
  it('are each one method at one address', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('POST /api/auth/login');
  });

  it.each(endpoints)('%s lies under /api/auth, in lower case', (_name, { path }) => {
    expect(path).toMatch(/^\/api\/auth\/[a-z/-]+(:sessionId)?$/);
  });
});

describe('the sentence for too many attempts', () => {
  it.each([
    [0.2, '1 second'],
    [1, '1 second'],
    [59.1, '60 seconds'],
    [90, '2 minutes'],
    [3600, '60 minutes'],
  ])('says %d seconds as %s', (seconds, words) => {
    expect(accounts.tooManyRequests(seconds)).toBe(`Too many attempts. Please try again in ${words}.`);
  });
});

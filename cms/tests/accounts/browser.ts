import type request from 'supertest';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { Cms } from '../start-cms';
import { call } from './parent';

/** A separate browser, with its own network address and its own cookies. Needs `TRUST_PROXY: '1'`. */
export interface Browser {
  post(endpoint: Pick<Endpoint, 'method' | 'path'>, body: object, token?: string): Promise<request.Response>;
  /** The cookies that the server has set. */
  cookie(): string;
  /** The unparsed header. */
  setCookie(): string;
}

export function openBrowser(cms: Cms, address: string): Browser {
  let cookie = '';
  let header = '';
  return {
    async post(endpoint, body, token) {
      const test = call(cms, endpoint, body, token).set('Origin', cms.url).set('X-Forwarded-For', address);
      if (cookie !== '') void test.set('Cookie', cookie);
      const answer = await test;
      const [given] = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
      if (given !== undefined) {
        header = given;
        cookie = given.split(';')[0] ?? '';
      }
      return answer;
    },
    cookie: () => cookie,
    setCookie: () => header,
  };
}

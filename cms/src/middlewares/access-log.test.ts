import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import accessLog from './access-log';

const lines: string[] = [];
const strapi = { log: { http: (line: string) => lines.push(line) } } as unknown as Core.Strapi;

it('writes what was asked for and how it ended, but not what was searched for', async () => {
  const ctx = {
    method: 'GET',
    path: '/enquiries/inbox',
    url: '/enquiries/inbox?search=priya%40example.com',
    status: 404,
  } as unknown as Context;
  await accessLog({}, { strapi })(ctx, () => {
    ctx.status = 200;
    return Promise.resolve();
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^GET \/enquiries\/inbox \(\d+ ms\) 200$/);
});

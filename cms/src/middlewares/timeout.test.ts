import type { Context } from 'koa';
import timeout from './timeout';

/** The part of a request that the middleware reads. */
function context(path: string): Context {
  return { path, status: 404, body: undefined, set: () => undefined } as unknown as Context;
}

const after = (ms: number, act: () => void) => () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      act();
      resolve();
    }, ms);
  });

it('answers 503 when the answer takes too long', async () => {
  const ctx = context('/api/plans');
  await timeout({ usual: 20 })(ctx, () => new Promise(() => undefined));
  expect(ctx.status).toBe(503);
  expect(ctx.body).toMatchObject({ error: { message: expect.stringContaining('too long') as string } });
});

it('does not touch an answer in time', async () => {
  const ctx = context('/api/plans');
  await timeout({ usual: 200 })(
    ctx,
    after(5, () => (ctx.status = 200)),
  );
  expect(ctx.status).toBe(200);
});

it.each(['/upload', '/UPLOAD/files', '/api/auth/career', '/API/Auth/Career/'])(
  'has more patience with uploads to %s',
  async (path) => {
    const ctx = context(path);
    await timeout({ usual: 10, upload: 500 })(
      ctx,
      after(60, () => (ctx.status = 201)),
    );
    expect(ctx.status).toBe(201);
  },
);

it('passes errors on', async () => {
  const failing = () => Promise.reject(new Error('broken'));
  await expect(timeout({ usual: 20 })(context('/api/plans'), failing)).rejects.toThrow('broken');
});

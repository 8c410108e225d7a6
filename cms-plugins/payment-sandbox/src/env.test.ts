import { readSettings } from './env';

it('does not start in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('does not start in production');
});

it('listens at the given address, and otherwise only on this machine', () => {
  expect(readSettings({})).toMatchObject({ port: 15_001, hosts: ['127.0.0.1', '::1'] });
  expect(readSettings({ SANDBOX_PORT: '0', SANDBOX_HOST: '0.0.0.0' })).toMatchObject({
    port: 0,
    hosts: ['0.0.0.0'],
  });
  expect(() => readSettings({ SANDBOX_PORT: 'any' })).toThrow('SANDBOX_PORT must be a number');
});

import { readMetrics } from './env-metrics';

const read = (source: Record<string, string>) => readMetrics(source, () => 1337);

it('measures nothing unless a port is given', () => {
  expect(read({})).toBeNull();
  expect(read({ METRICS_HOST: '0.0.0.0' })).toBeNull();
});

it('answers on this machine only, unless another address is given', () => {
  expect(read({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' })).toEqual({ host: '10.0.0.2', port: 9464 });
});

it.each(['no', '0', '70000', '1337'])('refuses %s with a line that names the variable', (port) => {
  expect(() => read({ METRICS_PORT: port })).toThrow(/^METRICS_PORT must [^\n]+\.$/);
});

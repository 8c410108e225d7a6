import { createPulse, silentWorkers, type Pulse } from './pulse';

let time = 0;
let pulse: Pulse;

beforeEach(() => {
  time = 0;
  pulse = createPulse('school bells', 100_000, () => time);
  pulse.start();
});

afterEach(() => {
  pulse.stop();
});

it('is silent where no poll has ended well for a minute', async () => {
  expect(silentWorkers('school', 60_000)).toEqual([]);
  expect(silentWorkers('school', 60_001)).toEqual(['school bells']);
  time = 50_000;
  await pulse.poll(() => Promise.resolve());
  expect(silentWorkers('school', 110_000)).toEqual([]);
  time = 100_000;
  await expect(pulse.poll(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(silentWorkers('school', 110_001)).toEqual(['school bells']);
});

it('may be at work for longer, but not for ever', async () => {
  let end: (() => void) | undefined;
  const working = pulse.poll(() => new Promise<void>((resolve) => (end = resolve)));
  expect(silentWorkers('school', 100_000)).toEqual([]);
  expect(silentWorkers('school', 100_001)).toEqual(['school bells']);
  end?.();
  await working;
});

it('is asked about by plugin, and not once it has stopped', () => {
  expect(silentWorkers('other', 60_001)).toEqual([]);
  pulse.stop();
  expect(silentWorkers('school', 60_001)).toEqual([]);
});

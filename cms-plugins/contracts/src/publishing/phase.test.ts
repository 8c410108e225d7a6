import { phaseAt } from './phase';

const at = Date.parse('2026-12-01T10:00:00Z');

it.each([
  [null, null, 'now'],
  ['2026-12-01T10:00:00Z', '2026-12-01T10:00:01Z', 'now'],
  ['2026-12-01T10:00:01Z', null, 'before'],
  [at - 2, new Date(at), 'over'],
  ['', undefined, 'now'],
])('from %s until %s is %s', (from, to, phase) => {
  expect(phaseAt(at, from, to)).toBe(phase);
});

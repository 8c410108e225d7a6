import { formatDay } from '../../../ui/format-day';
import { describeLastSeen } from './last-seen';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:04:00Z', 'Active now'],
  ['2026-11-21T12:00:00Z', 'Active now'],
  ['2026-11-21T11:50:01Z', 'Active now'],
  ['2026-11-21T11:50:00Z', 'Last active 10 minutes ago'],
  ['2026-11-21T11:00:01Z', 'Last active 59 minutes ago'],
  ['2026-11-21T11:00:00Z', 'Last active 1 hour ago'],
  ['2026-11-20T12:00:01Z', 'Last active 23 hours ago'],
  ['2026-11-20T12:00:00Z', 'Last active yesterday'],
  ['2026-11-18T11:00:00Z', 'Last active 3 days ago'],
  ['2026-11-02T12:00:00Z', 'Last active on 2 November 2026'],
  ['nonsense', 'Last active on an unknown day'],
])('says of %s: %s', (iso, words) => expect(describeLastSeen(iso, now)).toBe(words));

it('writes a day as parents read it', () => {
  expect(formatDay('2026-11-02T12:00:00Z')).toBe('2 November 2026');
});

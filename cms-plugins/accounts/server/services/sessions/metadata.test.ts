import { isIdle, readSessionMetadata } from './metadata';

const kept = {
  device: 'Chrome on Android',
  startedAt: '2027-03-01T08:00:00.000Z',
  lastSeenAt: '2027-03-02T08:00:00.000Z',
};

it('reads what it wrote', () => {
  expect(readSessionMetadata(kept)).toEqual(kept);
});

it.each([[null], ['text'], [{}], [{ ...kept, device: 7 }], [{ ...kept, lastSeenAt: 'yesterday' }]])(
  'reads nothing out of %p',
  (value) => {
    expect(readSessionMetadata(value)).toBeNull();
  },
);

it('counts fourteen days without use as the end', () => {
  const end = Date.parse('2027-03-16T08:00:00.000Z');
  expect(isIdle(kept, end - 1)).toBe(false);
  expect(isIdle(kept, end)).toBe(true);
});

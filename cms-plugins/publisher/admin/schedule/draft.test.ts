import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import { emptyDraft, fieldOf, readDraft, type Draft } from './draft';

const plan: EntryChoice = {
  uid: 'shop::plan.plan',
  documentId: 'abc',
  kind: 'Plan',
  title: 'Coding Monthly',
  actions: ['publish', 'unpublish', 'prices'],
  prices: [
    { currency: 'INR', amountMinor: 649_900 },
    { currency: 'USD', amountMinor: 9_900 },
  ],
};
const zone = 'Europe/Berlin';
const now = new Date('2026-03-01T08:00:00Z');
const good: Draft = { action: 'publish', date: '2026-03-02', time: '09:30', prices: {} };

const read = (part: Partial<Draft>) => readDraft({ ...good, ...part }, plan, zone, now);

it('asks for the instant that the clocks of the staff show', () => {
  expect(read({})).toEqual({
    kind: 'valid',
    request: {
      uid: plan.uid,
      documentId: 'abc',
      action: 'publish',
      at: '2026-03-02T08:30:00.000Z',
      prices: [],
    },
  });
});

it('says of every empty field what is wanted', () => {
  expect(readDraft(emptyDraft, null, zone, now)).toEqual({
    kind: 'invalid',
    faults: {
      entry: 'Choose an entry.',
      action: 'Choose what should happen.',
      date: 'Choose a day.',
      time: 'Choose a time.',
    },
  });
});

it.each([
  ['2026-03-01', '09:00', 'Choose a time at least a minute from now.'],
  ['2026-02-01', '12:00', 'Choose a time at least a minute from now.'],
  ['2026-03-29', '02:30', 'The clocks skip this time on that day. Choose another.'],
])('refuses %s %s', (date, time, sentence) => {
  expect(read({ date, time })).toEqual({ kind: 'invalid', faults: { time: sentence } });
});

describe('prices', () => {
  it('are those that were typed and differ', () => {
    expect(read({ action: 'prices', prices: { INR: '6,999', USD: '99' } })).toMatchObject({
      request: { action: 'prices', prices: [{ currency: 'INR', amountMinor: 699_900 }] },
    });
  });

  it('need one that changes', () => {
    const faults = { prices: 'Type at least one new price.' };
    expect(read({ action: 'prices' })).toEqual({ kind: 'invalid', faults });
    expect(read({ action: 'prices', prices: { USD: '99.00' } })).toEqual({ kind: 'invalid', faults });
  });

  it('follow the rules of the price field', () => {
    expect(read({ action: 'prices', prices: { INR: '0', USD: '120' } })).toEqual({
      kind: 'invalid',
      faults: { 'prices.INR': 'A price must be more than 0.' },
    });
  });

  it('are none of publishing', () => {
    expect(read({ prices: { INR: '1' } })).toMatchObject({ request: { prices: [] } });
  });
});

it.each([
  ['at', 'time'],
  ['documentId', 'entry'],
  ['prices', 'prices'],
  ['something', null],
])('shows what the server says of %p at %p', (blamed, field) => {
  expect(fieldOf(blamed)).toBe(field);
});

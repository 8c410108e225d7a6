import type { Opening } from '@lanternway/server-kit/platform';
import { chooseOffers, type Waiting } from './choose';

const now = new Date('2026-11-25T10:00:00Z');
const at = new Date('2026-11-28T10:00:00Z');
const hour = 3_600_000;

const opening = (more: Partial<Opening> = {}): Opening => ({
  id: 'o1',
  teacherKey: 'ananya',
  startsFrom: new Date(at.getTime() - hour),
  startsBefore: new Date(at.getTime() + hour),
  heldSince: null,
  ...more,
});

const family = (row: string, more: Partial<Waiting<string>> = {}): Waiting<string> => ({
  row,
  since: new Date('2026-11-20T10:00:00Z'),
  offeredAt: null,
  times: [{ at, teacherKeys: ['ananya'] }],
  ...more,
});

const told = (openings: Opening[], waiting: Waiting<string>[]) =>
  chooseOffers(openings, waiting, now).map(({ row }) => row);

it('tells the three who have waited longest, and passes over who was told in a day', () => {
  const lately = family('b', { offeredAt: new Date(now.getTime() - 23 * hour) });
  const longAgo = family('c', { offeredAt: new Date(now.getTime() - 24 * hour) });
  expect(told([opening()], [family('a'), lately, longAgo, family('d'), family('e')])).toEqual([
    'a',
    'c',
    'd',
  ]);
});

it('tells of a time only whom it suits, and only of the teacher whose time it is', () => {
  const other = family('other teacher', { times: [{ at, teacherKeys: ['diego'] }] });
  const never = family('no time', { times: [] });
  const end = family('too late', {
    times: [{ at: new Date(at.getTime() + hour), teacherKeys: ['ananya'] }],
  });
  expect(told([opening()], [other, never, end, family('right')])).toEqual(['right']);
  expect(told([opening({ teacherKey: null })], [other])).toEqual(['other teacher']);
});

it('tells of a hold that has ended only who began to wait during it', () => {
  const held = opening({ heldSince: new Date('2026-11-24T10:00:00Z') });
  const after = family('after', { since: new Date('2026-11-24T10:05:00Z') });
  expect(told([held], [family('before'), after])).toEqual(['after']);
});

it('names several times in one offer, in order, each once', () => {
  const later = new Date(at.getTime() + 24 * hour);
  const both = family('a', {
    times: [
      { at, teacherKeys: ['ananya'] },
      { at: later, teacherKeys: ['ananya'] },
    ],
  });
  const second = opening({ startsFrom: later, startsBefore: new Date(later.getTime() + hour) });
  expect(chooseOffers([second, opening(), opening()], [both], now)).toEqual([
    { row: 'a', times: [at, later] },
  ]);
});

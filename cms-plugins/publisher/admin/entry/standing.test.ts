import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { waitingSentence } from './standing';

const site: PublishingState = {
  now: '2026-03-01T08:00:00.000Z',
  isAwake: true,
  live: null,
  waiting: [],
  waitingCount: 1,
  isStale: true,
  building: null,
  expectedMs: 6_000,
  hold: null,
  plainBuilds: null,
  problem: null,
  scheduled: [],
};
const building: PublishingState['building'] = {
  number: 3,
  stage: 'drawing',
  startedAt: site.now,
  expectedMs: 6_000,
  reason: '',
  by: [],
};
const refused: PublishingState['problem'] = { kind: 'refused', number: 2, at: site.now, faults: [] };

describe('an entry that waits', () => {
  it('says how long before a build begins', () => {
    expect(waitingSentence('waiting', site, 0)).toBe('Goes live in about 7 s.');
    expect(waitingSentence('leaving', site, 0)).toBe('Leaves the site in about 7 s.');
  });

  it('says how long is left of a build, and no number past its end', () => {
    expect(waitingSentence('waiting', { ...site, building }, 2_500)).toBe('Goes live in about 4 s.');
    expect(waitingSentence('waiting', { ...site, building }, 9_000)).toBe('Goes live at any moment.');
  });

  it('promises no time that nobody knows', () => {
    expect(waitingSentence('waiting', null, 0)).toBe('Goes live soon.');
    expect(waitingSentence('waiting', { ...site, expectedMs: null }, 0)).toBe('Goes live soon.');
  });

  it.each([
    [{ isAwake: false }, 'Waiting to go live. Publishing is switched off in this installation.'],
    [{ problem: refused }, 'Waiting to go live. Published content must be fixed first.'],
    [
      { hold: { number: 4, at: site.now, by: null, until: 'asked' as const } },
      'Waiting to go live. Publishing is frozen at release 4.',
    ],
  ])('says what keeps it back: %j', (part, words) => {
    expect(waitingSentence('waiting', { ...site, ...part }, 0)).toBe(words);
  });

  it('is not kept back by an earlier fault while it is being tried', () => {
    expect(waitingSentence('waiting', { ...site, problem: refused, building }, 0)).toBe(
      'Goes live in about 6 s.',
    );
  });
});

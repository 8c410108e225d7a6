import { decideNext, retryDelayMs, type Survey } from './survey';

const live = { build: 3, at: '', by: [], fingerprint: '2026-03-01 abc', code: 'code', pages: 9 };
const now = new Date('2026-03-01T10:00:00Z');
const calm: Survey = {
  ...{
    live,
    fingerprint: live.fingerprint,
    code: 'code',
    last: null,
    isFrozen: false,
    isRequested: false,
    now,
  },
};
const other = '2026-03-01 def';
const last = (values: Partial<NonNullable<Survey['last']>>): Survey['last'] => ({
  ...{ state: 'live', fingerprint: other, code: 'code', tries: 0, tryAgainAt: null },
  ...values,
});

describe('whether to build', () => {
  it.each<[string, Partial<Survey>, string]>([
    ['the first release', { live: null }, 'first'],
    ['other content', { fingerprint: other }, 'content'],
    ['another day', { fingerprint: '2026-03-02 abc' }, 'day'],
    ['other code', { code: 'newer' }, 'code'],
    ['a manual request, even while publishing is frozen', { isRequested: true, isFrozen: true }, 'asked'],
  ])('for %s', (_what, survey, cause) => {
    expect(decideNext({ ...calm, ...survey })).toEqual({ kind: 'build', cause });
  });

  it('not while the live release shows what it should', () => {
    expect(decideNext(calm)).toEqual({ kind: 'rest', isCurrent: true });
    expect(decideNext({ ...calm, code: null })).toEqual({ kind: 'rest', isCurrent: null });
  });

  it('not while publishing is frozen', () => {
    expect(decideNext({ ...calm, fingerprint: other, isFrozen: true })).toEqual({
      kind: 'rest',
      isCurrent: true,
    });
  });

  it('not again for what was refused, until content or code is another', () => {
    const refused: Survey = { ...calm, fingerprint: other, last: last({ state: 'refused' }) };
    expect(decideNext(refused)).toEqual({ kind: 'rest', isCurrent: false });
    expect(decideNext({ ...refused, code: null })).toEqual({ kind: 'rest', isCurrent: false });
    expect(decideNext({ ...refused, fingerprint: '2026-03-01 ghi' }).kind).toBe('build');
    expect(decideNext({ ...refused, code: 'newer' }).kind).toBe('build');
  });

  it('again for what broke once its time has come', () => {
    const broken = (ms: number): Survey => {
      const tryAgainAt = new Date(now.getTime() + ms);
      return { ...calm, fingerprint: other, last: last({ state: 'broken', tries: 1, tryAgainAt }) };
    };
    expect(decideNext(broken(1))).toEqual({ kind: 'rest', isCurrent: false });
    expect(decideNext(broken(-1))).toEqual({ kind: 'build', cause: 'content' });
    // New content may be what mends it.
    expect(decideNext({ ...broken(1), fingerprint: '2026-03-01 ghi' })).toEqual({
      kind: 'build',
      cause: 'content',
    });
  });

  it('later each time', () => {
    expect([1, 2, 3, 4, 9].map((tries) => retryDelayMs(tries) / 1_000)).toEqual([5, 30, 120, 600, 600]);
  });
});

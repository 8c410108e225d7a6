import { keepFirstPublishedOn } from './first-published';

const today = '2026-11-20';

describe('the day a post is first published', () => {
  it('is filled at the first publish', () => {
    expect(keepFirstPublishedOn({}, {}, true, today)).toEqual({ firstPublishedOn: today });
  });

  it('is kept at later ones', () => {
    expect(keepFirstPublishedOn({}, { firstPublishedOn: '2026-01-02' }, true, today)).toEqual({});
  });

  it('is not filled while the post is a draft', () => {
    expect(keepFirstPublishedOn({ title: 'New' }, {}, false, today)).toEqual({ title: 'New' });
  });

  it('may be set by hand, and comes back when emptied', () => {
    const stored = { firstPublishedOn: '2026-01-02' };
    const set = { firstPublishedOn: '2025-12-24' };
    expect(keepFirstPublishedOn(set, stored, false, today)).toEqual(set);
    expect(keepFirstPublishedOn({ firstPublishedOn: null }, stored, false, today)).toEqual(stored);
  });
});

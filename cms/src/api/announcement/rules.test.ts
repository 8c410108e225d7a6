import { tryRule } from '../../content-rules/try-rule';
import { announcementRules } from './rules';

const text = 'Booking for the winter camp closes on Friday.';
const destination = { kind: 'address', address: '/faq' };
const publishing = { isPublishing: true };

describe('the rules of an announcement', () => {
  it('want words and a destination for a link, or neither', async () => {
    const problems = (more: object) => tryRule(announcementRules, { text, ...more }, publishing);
    expect(await problems({})).toEqual([]);
    expect(await problems({ label: 'Read on', destination })).toEqual([]);
    expect(await problems({ destination })).toEqual(['label: Write the words of the link.']);
    expect(await problems({ label: 'Read on' })).toEqual([
      'label: Say in "Destination" where these words lead, or leave them out.',
    ]);
  });

  it('want words that say where the link leads, once it is published', async () => {
    const vague = { text, label: 'Read more…', destination };
    expect(await tryRule(announcementRules, vague, publishing)).toEqual([
      'label: "Read more…" could be on any link. Say where it leads, such as "See the dates".',
    ]);
    expect(await tryRule(announcementRules, vague)).toEqual([]);
  });

  it.each([
    ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z', 1],
    [1_800_000_000_000, 1_700_000_000_000, 1],
    [new Date('2026-12-01'), '2026-12-02T10:00:00.000Z', 0],
    ['', '2020-12-02T10:00:00.000Z', 0],
  ])('let it end only after it begins: %s to %s', async (from, to, count) => {
    expect(await tryRule(announcementRules, { text, from, to })).toHaveLength(count);
  });

  it.each([
    ['IN', 0],
    ['IN, AE,GB', 0],
    ['India', 1],
    ['in', 1],
    ['IN AE', 1],
  ])('take countries by their codes: %s', async (countries, count) => {
    expect(await tryRule(announcementRules, { text, countries })).toHaveLength(count);
  });
});

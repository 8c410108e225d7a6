import { checkComponent } from './kinds/components';
import { findProblems } from './check-entry';
import type { Entry } from './entry';
import { problem, type Rule } from './rule';
import { readSchema } from './schema';

const schema = readSchema({
  title: { type: 'string', required: true, maxLength: 5 },
  sessions: { type: 'integer', min: 1, max: 10 },
  subject: { type: 'enumeration', enum: ['coding', 'math'] },
  prices: { type: 'component', component: 'pricing.price', repeatable: true, required: true, min: 1, max: 2 },
  answer: { type: 'blocks' },
});

const price = readSchema({ amountMinor: { type: 'integer', required: true, min: 1 } });
const labels: Record<string, string> = {
  title: 'Title',
  sessions: 'Sessions',
  prices: 'Prices',
  answer: 'Answer',
};
const reader = {
  component: () => price,
  labelOf: (_uid: string, field: string) => labels[field] ?? field,
  componentRule: checkComponent,
};

const complete = { title: 'Plan', sessions: 8, prices: [{ amountMinor: 100 }] };

async function check(entry: Entry, isPublishing = false, rules?: Rule): Promise<string[]> {
  const subject = {
    entry,
    isPublishing,
    findOthers: () => Promise.resolve([]),
    findPublished: () => Promise.resolve([]),
  };
  const found = await findProblems({ uid: 'api::plan.plan', schema, subject, reader, rules });
  return found.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const paragraphWithLink = (url: string) => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'here' }] }] },
];

describe('the check of an entry', () => {
  it('asks for what is required only when publishing', async () => {
    expect(await check({})).toEqual([]);
    expect(await check({ title: '  ' }, true)).toEqual([
      'title: Title is missing.',
      'prices: Prices: add at least 1.',
    ]);
    expect(await check(complete, true)).toEqual([]);
  });

  it('checks drafts against the limits of the fields that they have', async () => {
    expect(await check({ ...complete, title: 'Monthly' })).toEqual([
      'title: Title may have at most 5 characters; this has 7.',
    ]);
    expect(await check({ ...complete, sessions: 11 })).toEqual([
      'sessions: Sessions must be between 1 and 10.',
    ]);
    expect(await check({ ...complete, sessions: 1.5 })).toEqual([
      'sessions: Sessions must be a whole number.',
    ]);
    expect(await check({ ...complete, subject: 'music' })).toEqual([
      'subject: Choose subject from the list.',
    ]);
  });

  it('says one sentence about a list with too many, and none about its items', async () => {
    const prices = [{ amountMinor: 0 }, { amountMinor: 1 }, { amountMinor: 1 }];
    expect(await check({ ...complete, prices })).toEqual(['prices: Prices: at most 2, and there are 3.']);
  });

  it("finds the fault inside a component, in the component's own words", async () => {
    expect(await check({ ...complete, prices: [{ amountMinor: 1 }, { amountMinor: 0 }] })).toEqual([
      'prices.1.amountMinor: A price must be more than 0.',
    ]);
  });

  it.each(['a\u0000b', 'a\u0007b', 'a\u0085b'])('refuses the control character in %j', async (title) => {
    const [first] = await check({ ...complete, title });
    expect(first).toMatch(/^title: Title contains invisible control characters/);
  });

  it('lets tabs and line ends pass', async () => {
    expect(await check({ ...complete, title: 'a\tb\nc' })).toEqual([]);
  });

  it('finds control characters in rich text and before any rule asks the database', async () => {
    const rules = jest.fn<never[], []>(() => []);
    const answer = [{ type: 'paragraph', children: [{ type: 'text', text: 'a\u0000' }] }];
    expect(await check({ ...complete, answer }, false, rules)).toHaveLength(1);
    expect(rules).not.toHaveBeenCalled();
  });

  it('keeps a number that does not fit its field away from the rules', async () => {
    const seen: Entry[] = [];
    const rule: Rule = ({ entry }) => {
      seen.push(entry);
      return [problem('title', 'Choose another.')];
    };
    const found = await check({ ...complete, sessions: 1e12 }, false, rule);
    expect(seen[0]).not.toHaveProperty('sessions');
    expect(found).toEqual(['sessions: Sessions must be between 1 and 10.', 'title: Choose another.']);
  });

  it.each(['javascript:alert(1)', 'http://example.org', 'faq'])(
    'refuses the link %p in rich text',
    async (url) => {
      expect(await check({ ...complete, answer: paragraphWithLink(url) })).toHaveLength(1);
    },
  );

  it.each(['/faq', 'https://example.org', 'mailto:hello@example.org', 'tel:+918055501234', '#fees'])(
    'accepts the link %p in rich text',
    async (url) => {
      expect(await check({ ...complete, answer: paragraphWithLink(url) })).toEqual([]);
    },
  );

  it('asks for a description of the pictures in rich text before it is published', async () => {
    const answer = (alternativeText: string | null) => [
      { type: 'image', image: { url: '/a.png', alternativeText } },
    ];
    expect(await check({ ...complete, answer: answer(null) })).toEqual([]);
    expect(await check({ ...complete, answer: answer('') }, true)).toEqual([
      'answer: Answer: a picture in the text has no alternative text. Write it in the media library and choose it again.',
    ]);
    expect(await check({ ...complete, answer: answer('A kite') }, true)).toEqual([]);
  });
});

import { type Block, type InlineNode, plainText } from '../blocks';
import type { SeoSeed } from '../types';
import { authors } from './blog/authors';
import { categories } from './blog/categories';
import { faq } from './faq';
import { faqGroups } from './faq/groups';
import { policies } from './policies';
import { posts } from './blog/posts';

const routes = [
  '/#plans',
  '/contact',
  '/privacy',
  '/terms',
  '/refund',
  '/cancellationPolicy',
  '/certification',
  '/courses/math',
  '/courses/coding',
  '/course/kickstart',
  '/course/elevate',
  '/course/mastery',
  '/course/professional',
  '/achievements/stem',
  '/faq',
  '/teacher/know-your-teacher',
  '/programs/one-to-one',
  '/exam-month',
  '/blog',
  '/book-free-class',
  '/connect',
  '/instructor',
  '/login',
  '/register',
  '/forgot-password',
  '/profile',
  ...posts.map((post) => `/blog/${post.slug}`),
];

const texts: [string, Block[]][] = [
  ...faq.map((entry): [string, Block[]] => [entry.question, entry.answer]),
  ...policies.map((policy): [string, Block[]] => [policy.title, policy.body]),
  ...posts.map((post): [string, Block[]] => [post.title, post.body]),
];

function countWords(blocks: Block[]): number {
  return plainText(blocks).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}

function linksOf(blocks: Block[]): string[] {
  const nodes = blocks.flatMap((block): InlineNode[] =>
    block.type === 'list' ? block.children.flatMap((item) => item.children) : block.children,
  );
  return nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
}

function headingsOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'heading' ? [plainText([block])] : []));
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function policyText(document: string): string {
  const policy = policies.find((candidate) => candidate.document === document);
  return policy ? plainText(policy.body) : '';
}

describe('the FAQ', () => {
  it('answers at least 24 questions, each once and in a group that exists', () => {
    expect(faq.length).toBeGreaterThanOrEqual(24);
    expect(repeated(faq.map((entry) => entry.question))).toEqual([]);
    const groups = faqGroups.map((group) => group.slug);
    expect(faq.filter((entry) => !groups.includes(entry.group))).toEqual([]);
  });

  it('leaves no group empty and no place in a group taken twice', () => {
    expect(new Set(faq.map((entry) => entry.group)).size).toBe(faqGroups.length);
    expect(repeated(faq.map((entry) => `${entry.group} ${entry.order}`))).toEqual([]);
  });
});

describe('the policies', () => {
  it('are all four there once, and in force from 4 September 2025', () => {
    expect(policies.map((policy) => policy.document).sort()).toEqual([
      'cancellation',
      'privacy',
      'refund',
      'terms',
    ]);
    for (const policy of policies) {
      const version = policy.document === 'privacy' ? 4 : 2;
      expect(policy).toMatchObject({ version, effectiveOn: '2025-09-04' });
      expect(plainText(policy.body)).toContain('4 September 2025');
    }
  });

  it.each(['refund', 'terms', 'cancellation'])('state the constants in the %s policy', (document) => {
    const text = policyText(document);
    expect(text).toMatch(/at least 24/);
    expect(text).toMatch(/14 days of the last class/);
    expect(text).toMatch(/7 to 10 business days/);
    expect(text).toMatch(/satellite program/);
    expect(text).toMatch(/100%/);
  });

  it.each(['refund', 'terms'])('name every exclusion in the %s policy', (document) => {
    const text = policyText(document).toLowerCase();
    for (const words of ['completed', 'free trials and promotions', 'terminated for breaching']) {
      expect(text).toContain(words);
    }
  });

  it('ask for payment before class start and keep fees with the learner', () => {
    expect(policyText('terms')).toMatch(/Payment is due before the first class starts/);
    expect(policyText('terms')).toMatch(/Fees are not transferable/);
  });

  it('refer to both children’s privacy laws', () => {
    expect(policyText('privacy')).toMatch(/COPPA[^]*FERPA/);
  });

  it('show refund sums that are right', () => {
    const text = policyText('refund');
    expect(text).toContain(`30 × £19 = £${(912 / 48) * 30}`);
    expect(text).toContain(`₹75,999 × 56 ÷ 96 = ₹${((75999 * 56) / 96).toLocaleString('en-IN')}`);
  });

  it.each([
    ['privacy', 900],
    ['terms', 900],
    ['refund', 500],
    ['cancellation', 500],
  ])('go into depth in the %s policy', (document, least) => {
    const policy = policies.find((candidate) => candidate.document === document);
    expect(countWords(policy?.body ?? [])).toBeGreaterThanOrEqual(least);
  });

  it('give every heading of a document words of its own', () => {
    for (const policy of policies) expect(repeated(headingsOf(policy.body))).toEqual([]);
  });
});

describe('the blog', () => {
  it('has at least eight posts of 700 to 1200 words', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const post of posts) {
      const words = countWords(post.body);
      expect({ slug: post.slug, long: words >= 700, short: words <= 1200 }).toEqual({
        slug: post.slug,
        long: true,
        short: true,
      });
    }
  });

  it('divides every post by headings and gives it one pull quote and a list', () => {
    for (const post of posts) {
      expect(headingsOf(post.body).length).toBeGreaterThanOrEqual(4);
      expect(post.body.filter((block) => block.type === 'quote')).toHaveLength(1);
      expect(post.body.some((block) => block.type === 'list')).toBe(true);
    }
  });

  it('names authors and categories that exist, and uses each of them', () => {
    expect(new Set(posts.map((post) => post.author))).toEqual(new Set(authors.map(({ slug }) => slug)));
    expect(new Set(posts.map((post) => post.category))).toEqual(new Set(categories.map(({ slug }) => slug)));
  });

  it('stands newest first, each post on a day of its own', () => {
    const days = posts.map((post) => post.firstPublishedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(repeated(days)).toEqual([]);
    expect(days[0]).toBe('2026-11-12');
  });

  it('describes each cover for the post it opens', () => {
    const alts = posts.map((post) => post.cover.alt ?? '');
    expect(alts.filter((alt) => alt.length < 30 || alt.length > 160)).toEqual([]);
    expect(repeated(alts)).toEqual([]);
  });
});

describe('every text', () => {
  it.each(texts)('links only to pages of the site: %s', (_name, blocks) => {
    expect(linksOf(blocks).filter((url) => !routes.includes(url))).toEqual([]);
  });

  it.each(texts)('keeps to the voice: %s', (name, blocks) => {
    expect(`${name}\n${plainText(blocks)}`).not.toMatch(/!|\b(unlock|journey|revolutioni[sz])/i);
  });

  it('has a slug of its own within its kind', () => {
    for (const kind of [authors, categories, faqGroups, posts]) {
      const slugs = kind.map(({ slug }) => slug);
      expect(repeated(slugs)).toEqual([]);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    }
  });
});

describe('limits of the fields', () => {
  const seos = [...posts, ...policies].flatMap(({ seo }): SeoSeed[] => (seo ? [seo] : []));
  const facts = policies.flatMap((policy) => policy.summary);
  const fields: [string, number, string[]][] = [
    ['questions', 160, faq.map((entry) => entry.question)],
    ['group titles', 60, faqGroups.map((group) => group.title)],
    ['policy titles', 80, policies.map((policy) => policy.title)],
    ['fact values', 24, facts.map((fact) => fact.value)],
    ['fact labels', 80, facts.map((fact) => fact.label)],
    ['author names', 60, authors.map((author) => author.name)],
    ['author roles', 80, authors.map((author) => author.role ?? '')],
    ['author bios', 400, authors.map((author) => author.bio ?? '')],
    ['category titles', 40, categories.map((category) => category.title)],
    ['category descriptions', 160, categories.map((category) => category.description ?? '')],
    ['post titles', 90, posts.map((post) => post.title)],
    ['post excerpts', 200, posts.map((post) => post.excerpt)],
    ['search titles', 60, seos.map((seo) => seo.title ?? '')],
    ['search descriptions', 160, seos.map((seo) => seo.description ?? '')],
  ];

  it.each(fields)('keeps %s to %i characters', (_name, limit, values) => {
    expect(values.filter((value) => value.length > limit)).toEqual([]);
  });

  it('shows at most four facts above a policy', () => {
    expect(policies.filter((policy) => policy.summary.length > 4)).toEqual([]);
  });
});

import { tryRule } from '../../content-rules/try-rule';
import { courseRules } from './rules';

const track = { kind: 'coding_plan', slug: 'kickstart', minAge: 5, maxAge: 7, soldAs: { id: 1 } };
const shortCourse = { kind: 'short_course', slug: 'python', minAge: 8, maxAge: 11, hours: 16 };
const grade = { kind: 'maths_grade', slug: 'grade-3', grade: 3 };
const publishing = { isPublishing: true };

describe('the rules of courses', () => {
  it.each([track, shortCourse, grade])('let a complete $kind be published', async (course) => {
    expect(await tryRule(courseRules, course, publishing)).toEqual([]);
  });

  it('refuse an address in use', async () => {
    const found = await tryRule(courseRules, shortCourse, { others: [{ slug: 'python' }] });
    expect(found).toEqual(['slug: Another course already uses the address "python". Choose another.']);
  });

  it('need an address before a course is published', async () => {
    expect(await tryRule(courseRules, { ...grade, slug: '' })).toEqual([]);
    expect(await tryRule(courseRules, { ...grade, slug: '' }, publishing)).toEqual([
      'slug: Address is missing.',
    ]);
  });

  it.each(['Python', 'two words', '-python', 'py--thon', 'pythön', 'a/b'])(
    'refuse the address %p',
    async (slug) => {
      const [first] = await tryRule(courseRules, { ...shortCourse, slug });
      expect(first).toMatch(/^slug: Write the address with lower-case letters/);
    },
  );

  it('refuse a tenth learning step', async () => {
    const steps = Array.from({ length: 10 }, () => ({ title: 'Loops' }));
    expect(await tryRule(courseRules, { ...track, steps })).toEqual([
      'steps: A plan has at most nine learning steps.',
    ]);
    expect(await tryRule(courseRules, { ...track, steps: steps.slice(1) })).toEqual([]);
  });

  it.each([15, 0, 24.5])('refuse a short course of %p hours', async (hours) => {
    const found = await tryRule(courseRules, { ...shortCourse, hours });
    expect(found).toEqual(['hours: A short course lasts 16 or 24 hours.']);
  });

  it('let the hours wait until the short course is published', async () => {
    const unfinished = { ...shortCourse, hours: null };
    expect(await tryRule(courseRules, unfinished)).toEqual([]);
    expect(await tryRule(courseRules, unfinished, publishing)).toHaveLength(1);
  });

  it('refuse ages in the wrong order, and half of a range when publishing', async () => {
    expect(await tryRule(courseRules, { ...track, minAge: 9 })).toEqual([
      'maxAge: The oldest age must be at least the youngest, 9.',
    ]);
    const half = { ...track, maxAge: null };
    expect(await tryRule(courseRules, half)).toEqual([]);
    expect(await tryRule(courseRules, half, publishing)).toEqual([
      'maxAge: Give both the youngest and the oldest age.',
    ]);
  });

  it('have one course per grade', async () => {
    const others = [{ kind: 'maths_grade', grade: 3 }];
    expect(await tryRule(courseRules, grade, { others })).toEqual([
      'grade: Another course is already grade 3. Each grade has one course.',
    ]);
    expect(await tryRule(courseRules, { ...grade, grade: 4 }, { others })).toEqual([]);
  });

  it('need a price or a plan before a coding plan is published', async () => {
    const unpriced = { ...track, soldAs: null };
    expect(await tryRule(courseRules, unpriced, publishing)).toHaveLength(1);
    const priced = { ...unpriced, prices: [{ currency: 'INR', amountMinor: 649900 }] };
    expect(await tryRule(courseRules, priced, publishing)).toEqual([]);
  });
});

import { catalogue } from '../catalogue';
import { keyOf } from '../engine/collection';
import { faultsOf } from '../tests/model-limits';
import { affiliations } from './affiliations';
import { authors } from './blog/authors';
import { grades } from './courses/grades';
import { homePage } from './home-page';
import { pages } from './pages';
import { listedPlans, plans } from './courses/plans';
import { shortCourses } from './courses/short-courses';
import { teachers } from './teachers';
import { testimonials } from './testimonials';
import { tracks } from './courses/tracks';

describe('every record', () => {
  it.each(catalogue.map((collection) => [collection.uid, collection] as const))(
    'of %s keeps to the content model',
    (uid, { records }) => {
      expect(records.flatMap((record) => faultsOf(uid, record))).toEqual([]);
    },
  );

  it.each(catalogue.map((collection) => [collection.uid, collection] as const))(
    'of %s has a key of its own',
    (_uid, collection) => {
      const keys = collection.records.map((record) => keyOf(collection, record));
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('of another shape is reported', () => {
    const [plan] = plans;
    expect(
      faultsOf('api::plan.plan', { ...plan, title: 'x'.repeat(61), months: 1.5, colour: 'red' }),
    ).toEqual([
      'api::plan.plan.colour is no field',
      'api::plan.plan.title has 61 of 60 characters',
      'api::plan.plan.months is no whole number',
    ]);
  });
});

describe('plans', () => {
  it('outside of the price list are sold on campaign pages only', () => {
    expect(plans.filter(({ isUnlisted }) => isUnlisted).map(({ key }) => key)).toEqual(['exam-month']);
  });

  const table: [string, number, number, number, number, number][] = [
    ['coding-monthly', 8, 1, 6499, 249, 190],
    ['coding-yearly', 96, 12, 75999, 2599, 1975],
    ['coding-2-years', 192, 24, 119999, 4399, 3339],
    ['math-monthly', 8, 1, 6499, 249, 190],
    ['math-half-yearly', 48, 6, 37999, 1199, 912],
    ['math-yearly', 96, 12, 59999, 2199, 1669],
  ];

  it.each(table)(
    '%s has the sessions, months and prices of the price list',
    (key, sessions, months, ...major) => {
      const plan = plans.find((candidate) => candidate.key === key);
      expect(plan).toMatchObject({ sessions, months });
      expect(plan?.prices).toEqual(
        ['INR', 'USD', 'GBP'].map((currency, index) => ({
          currency,
          amountMinor: Number(major[index]) * 100,
        })),
      );
    },
  );

  it('of the price list are six, and each includes the five things a plan includes', () => {
    expect(listedPlans).toHaveLength(table.length);
    for (const { features } of listedPlans) {
      expect(features.map(({ label }) => label)).toEqual([
        '1:1 live sessions',
        'Module tests',
        'Certificates',
        'Parent-teacher meetings',
        'Olympiads',
      ]);
    }
  });
});

describe('courses', () => {
  it('has the four coding plans with their ages, sold as the monthly coding plan', () => {
    expect(tracks.map(({ slug, minAge, maxAge }) => [slug, minAge, maxAge])).toEqual([
      ['kickstart', 5, 7],
      ['elevate', 8, 11],
      ['mastery', 12, 15],
      ['professional', 16, 22],
    ]);
    expect(tracks.every(({ soldAs }) => plans.some(({ key }) => key === soldAs))).toBe(true);
  });

  it('gives each coding plan six to nine learning steps, and Kickstart nine', () => {
    expect(tracks[0]?.steps).toHaveLength(9);
    expect(tracks.filter(({ steps }) => steps.length < 6 || steps.length > 9)).toEqual([]);
  });

  it('has nine short courses of 16 or 24 hours, robotics among them', () => {
    expect(shortCourses).toHaveLength(9);
    expect(shortCourses.map(({ subject }) => subject)).toContain('robotics');
    expect(shortCourses.filter(({ minAge, maxAge }) => minAge >= maxAge)).toEqual([]);
  });

  it('has grades 1 to 10 in order, each with topics', () => {
    expect(grades.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(grades.filter(({ topics }) => topics.length === 0)).toEqual([]);
  });
});

describe('people and places', () => {
  it('gives each person one portrait, the same everywhere, that no one else has', () => {
    const people = [...teachers, ...testimonials, ...authors];
    const named = new Set(people.map(({ name }) => name));
    const faces = new Set(people.map(({ portrait }) => portrait));
    const pairs = new Set(people.map(({ name, portrait }) => `${name} ${portrait}`));
    expect([pairs.size, faces.size]).toEqual([named.size, named.size]);
  });

  it('has the numbers a demo needs', () => {
    expect([testimonials.length, teachers.length, affiliations.length]).toEqual([12, 8, 6]);
    expect(new Set(testimonials.map(({ role }) => role))).toEqual(new Set(['parent', 'teacher', 'learner']));
  });

  it('keeps the fixed words of the home page', () => {
    expect(homePage.headline).toBe("Every child carries a parent's hope — we honor it");
    expect(homePage.tagline).toBe('Where education meets dedication.');
    expect(homePage.slides.map(({ label }) => label)).toEqual(['Coding', 'Maths', 'Robotics']);
  });
});

describe('pages', () => {
  it('has one for each key of the model', () => {
    expect(pages.map(({ key }) => key).sort()).toEqual([
      'blog',
      'book_free_class',
      'certification',
      'connect',
      'contact',
      'courses_coding',
      'courses_math',
      'faq',
      'instructor',
      'one_to_one',
      'stem',
      'teachers',
    ]);
  });

  it('titles and describes every page in its own words', () => {
    const seo = [homePage, ...pages, ...tracks].map((page) => page.seo);
    for (const field of ['title', 'description'] as const) {
      const texts = seo.map((texts) => texts?.[field]);
      expect(texts).not.toContain(undefined);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

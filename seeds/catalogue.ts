import { affiliations } from './content/affiliations';
import { authors } from './content/blog/authors';
import { categories } from './content/blog/categories';
import { faq, faqOfLandingPages } from './content/faq';
import { faqGroups } from './content/faq/groups';
import { grades } from './content/courses/grades';
import { homePage } from './content/home-page';
import { starters } from './content/landing/starters';
import { examMonth } from './content/landing/exam-month';
import { winterCamp } from './content/landing/winter-camp';
import { menu } from './content/menu';
import { pages } from './content/pages';
import { plans } from './content/courses/plans';
import { policies } from './content/policies';
import { posts } from './content/blog/posts';
import { redirects } from './content/redirects';
import { shortCourses } from './content/courses/short-courses';
import { siteSetting } from './content/site-setting';
import { teachers } from './content/teachers';
import { testimonials } from './content/testimonials';
import { tracks } from './content/courses/tracks';
import { collection } from './engine/collection';
import type { Collection } from './engine/collection';

/** Everything the seeds write, in this order: an entry comes after those it refers to. */
export const catalogue: readonly Collection[] = [
  collection('api::site-setting.site-setting', {
    source: 'seeds/content/site-setting.ts',
    identity: [],
    records: [siteSetting],
  }),
  collection('api::plan.plan', {
    source: 'seeds/content/courses/plans.ts',
    identity: ['key'],
    records: plans,
  }),
  collection('api::course.course', {
    source: 'seeds/content/courses/tracks.ts',
    identity: ['slug'],
    records: tracks,
  }),
  collection('api::course.course', {
    source: 'seeds/content/courses/short-courses.ts',
    identity: ['slug'],
    records: shortCourses,
  }),
  collection('api::course.course', {
    source: 'seeds/content/courses/grades.ts',
    identity: ['slug'],
    records: grades,
  }),
  collection('api::testimonial.testimonial', {
    source: 'seeds/content/testimonials.ts',
    identity: ['name'],
    records: testimonials,
  }),
  collection('api::affiliation.affiliation', {
    source: 'seeds/content/affiliations.ts',
    identity: ['name'],
    records: affiliations,
  }),
  collection('api::home-page.home-page', {
    source: 'seeds/content/home-page.ts',
    identity: [],
    records: [homePage],
  }),
  collection('api::faq-group.faq-group', {
    source: 'seeds/content/faq/groups.ts',
    identity: ['slug'],
    records: faqGroups,
  }),
  collection('api::faq.faq', {
    source: 'seeds/content/faq',
    identity: ['question'],
    records: faq.filter((one) => !faqOfLandingPages.includes(one)),
  }),
  collection('api::policy.policy', {
    source: 'seeds/content/policies',
    identity: ['document', 'version'],
    keptIn: 'api::policy-version.policy-version',
    records: policies,
  }),
  collection('api::author.author', {
    source: 'seeds/content/blog/authors.ts',
    identity: ['slug'],
    records: authors,
  }),
  collection('api::category.category', {
    source: 'seeds/content/blog/categories.ts',
    identity: ['slug'],
    records: categories,
  }),
  collection('api::post.post', { source: 'seeds/content/blog/posts', identity: ['slug'], records: posts }),
  collection('api::teacher.teacher', {
    source: 'seeds/content/teachers.ts',
    identity: ['slug'],
    records: teachers,
  }),
  collection('api::page.page', { source: 'seeds/content/pages', identity: ['key'], records: pages }),
  collection('api::menu.menu', { source: 'seeds/content/menu.ts', identity: [], records: [menu] }),
  collection('api::landing-page.landing-page', {
    source: 'seeds/content/landing/winter-camp.ts',
    identity: ['slug'],
    records: [winterCamp],
  }),
  collection('api::landing-page.landing-page', {
    source: 'seeds/content/landing/exam-month.ts',
    identity: ['slug'],
    records: [examMonth],
  }),
  collection('api::landing-page.landing-page', {
    source: 'seeds/content/landing/starters.ts',
    identity: ['slug'],
    areDrafts: true,
    records: starters,
  }),
  collection('api::faq.faq', {
    source: 'seeds/content/faq',
    identity: ['question'],
    records: faqOfLandingPages,
  }),
  collection('api::redirect.redirect', {
    source: 'seeds/content/redirects.ts',
    identity: ['from'],
    records: redirects,
  }),
];

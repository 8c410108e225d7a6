import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { ContentType } from './content-types';

type Entry = Readonly<Record<string, unknown>>;

export interface Page {
  path: string;
  /** Whether the page belongs to this entry only: its address appears and disappears with the entry. */
  isOwn: boolean;
  /** The page exists only while something else is on it. */
  mayBeAbsent?: boolean;
  /** The id of the part of the page that shows the entry, if it is far from the top. */
  place?: string;
}

export interface ShownType {
  /** What staff call its entries. */
  kind: string;
  /** The attribute that names an entry. */
  title: string;
  /** The page that shows an entry; null if there is none. */
  pageOf: (entry: Entry) => Page | null;
  /** When its page leaves the site, and where the address leads then; null if that is not known. */
  endOf?: (entry: Entry) => End | null;
  /** The campaign that its links name; null if there is none yet. */
  campaignOf?: (entry: Entry) => string | null;
  /** Whether it may not take the address of a redirect that staff wrote. */
  yieldsToRedirects?: boolean;
  /** The attributes with the times between which the site shows an entry; either may be empty. */
  shown?: { from: string; to: string };
  /** Whether parents read it in one piece, so that it should be easy to read. */
  isForParents?: (entry: Entry) => boolean;
}

export interface End {
  /** '2027-01-02'; null if no day is planned. */
  lastDay: string | null;
  to: string;
  /** Whether the page will be back: the redirect is then for now only. */
  comesBack: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const on = (path: string, place?: string) => (): Page => ({
  path,
  isOwn: false,
  ...(place === undefined ? {} : { place }),
});

const under = (folder: string) => (entry: Entry) => {
  const slug = text(entry['slug']);
  return slug === '' ? null : { path: `${folder}/${slug}`, isOwn: true };
};

/** Pages with texts of their own, by the key of the texts. */
export const pagesByKey: Readonly<Record<string, string>> = {
  courses_coding: '/courses/coding',
  courses_math: '/courses/math',
  faq: '/faq',
  teachers: '/teacher/know-your-teacher',
  blog: '/blog',
  contact: '/contact',
  certification: '/certification',
  stem: '/achievements/stem',
  one_to_one: '/programs/one-to-one',
  book_free_class: '/book-free-class',
  connect: '/connect',
  instructor: '/instructor',
};

const policyPages: Readonly<Record<string, string>> = {
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  cancellation: '/cancellationPolicy',
};

/** A list of posts: a category without posts has no list. */
function pageOfCategory(category: Entry): Page | null {
  const page = under('/blog/category')(category);
  return page === null ? null : { ...page, mayBeAbsent: true };
}

function pageOfCourse(course: Entry): Page | null {
  if (course['kind'] === 'coding_plan') return under('/course')(course);
  return { path: course['kind'] === 'maths_grade' ? '/courses/math' : '/courses/coding', isOwn: false };
}

const named = (pages: Readonly<Record<string, string>>, attribute: string) => (entry: Entry) => {
  const path = ownEntry(pages, text(entry[attribute]));
  return path === undefined ? null : { path, isOwn: false };
};

/** The link of a campaign is printed and sent out, so it always leads somewhere. */
function endOfLandingPage(page: Entry): End | null {
  const [lastDay, to] = [text(page['endsOn']), text(page['leadsTo'])];
  if (to !== '') return { lastDay: lastDay || null, to, comesBack: page['comesBack'] === true };
  return text(page['campaign']) === '' ? null : { lastDay: null, to: '/', comesBack: true };
}

const isForParents = () => true;

/** Everything the site shows, and where: for publishing, preview, and redirects after a change of address. */
export const shownTypes: Record<ContentType, ShownType> = {
  'api::affiliation.affiliation': { kind: 'Affiliation', title: 'name', pageOf: on('/') },
  'api::announcement.announcement': {
    kind: 'Announcement',
    title: 'text',
    pageOf: on('/'),
    shown: { from: 'from', to: 'to' },
  },
  'api::author.author': { kind: 'Author', title: 'name', pageOf: on('/blog') },
  'api::category.category': { kind: 'Category', title: 'title', pageOf: pageOfCategory },
  'api::course.course': { kind: 'Course', title: 'title', pageOf: pageOfCourse, isForParents },
  'api::faq.faq': { kind: 'FAQ question', title: 'question', pageOf: on('/faq'), isForParents },
  'api::faq-group.faq-group': { kind: 'FAQ group', title: 'title', pageOf: on('/faq') },
  'api::home-page.home-page': { kind: 'Home page', title: 'headline', pageOf: on('/'), isForParents },
  'api::landing-page.landing-page': {
    kind: 'Landing page',
    title: 'title',
    pageOf: under(''),
    endOf: endOfLandingPage,
    campaignOf: (page) => text(page['campaign']) || text(page['slug']) || null,
    yieldsToRedirects: true,
    isForParents,
  },
  'api::menu.menu': { kind: 'Menu and footer', title: 'note', pageOf: on('/') },
  'api::page.page': {
    kind: 'Page',
    title: 'title',
    pageOf: named(pagesByKey, 'key'),
    isForParents: ({ key }) => !['connect', 'instructor'].includes(text(key)),
  },
  'api::plan.plan': { kind: 'Plan', title: 'title', pageOf: on('/', 'plans') },
  'api::policy.policy': { kind: 'Policy', title: 'title', pageOf: named(policyPages, 'document') },
  'api::post.post': { kind: 'Blog post', title: 'title', pageOf: under('/blog'), isForParents },
  'api::redirect.redirect': { kind: 'Redirect', title: 'from', pageOf: () => null },
  'api::site-setting.site-setting': { kind: 'Site settings', title: 'brandName', pageOf: on('/') },
  'api::teacher.teacher': { kind: 'Teacher', title: 'name', pageOf: on('/teacher/know-your-teacher') },
  'api::testimonial.testimonial': { kind: 'Testimonial', title: 'name', pageOf: on('/', 'voices-title') },
};

import { affiliationRules } from '../api/affiliation/rules';
import { emptyFieldsOfOtherKinds } from '../api/course/fields-of-kind';
import { courseRules } from '../api/course/rules';
import { announcementRules } from '../api/announcement/rules';
import type { Entry } from './entry';
import { fillAddress } from './fill-address';
import { faqRules } from '../api/faq/rules';
import { homePageRules } from '../api/home-page/rules';
import { landingPageRules } from '../api/landing-page/rules';
import { menuRules } from '../api/menu/rules';
import { pageRules } from '../api/page/rules';
import { planRules } from '../api/plan/rules';
import { policyRules } from '../api/policy/rules';
import { keepFirstPublishedOn } from '../api/post/first-published';
import { redirectRules } from '../api/redirect/rules';
import { allOf, type FindOthers, type Rule } from './rule';
import { siteSettingRules } from '../api/site-setting/rules';
import { hasOwnAddress } from './kinds/unique';

/** A write before the rules look at it. */
interface Preparation {
  data: Entry;
  stored: Entry;
  isPublishing: boolean;
  findOthers: FindOthers;
}

/** The rules of one content type beyond the limits in its schema. */
interface Chapter {
  rules?: Rule;
  /** Fields no two entries share: they are empty in a copy of an entry. */
  ownFields?: readonly string[];
  /** Fills or empties fields before the rules run, and returns the data to write. */
  prepare?(preparation: Preparation): Entry | Promise<Entry>;
}

/** A type whose entries have an address, made from `source` if staff leave it empty. */
function withAddress(thing: string, source: 'title' | 'name'): Required<Chapter> {
  return {
    rules: allOf(...hasOwnAddress(thing)),
    ownFields: ['slug'],
    prepare: ({ data, stored, findOthers }) => fillAddress(data, stored, source, findOthers),
  };
}

const course = withAddress('course', 'title');
const post = withAddress('post', 'title');
const landingPage = withAddress('landing page', 'title');

const today = () => new Date().toISOString().slice(0, 10);

export const rulebook: Partial<Record<string, Chapter>> = {
  'api::affiliation.affiliation': { rules: affiliationRules },
  'api::announcement.announcement': { rules: announcementRules },
  'api::author.author': withAddress('author', 'name'),
  'api::category.category': withAddress('category', 'title'),
  'api::course.course': {
    rules: courseRules,
    ownFields: ['slug', 'grade'],
    prepare: async (write) => emptyFieldsOfOtherKinds(await course.prepare(write), write.stored),
  },
  'api::faq.faq': { rules: faqRules },
  'api::faq-group.faq-group': withAddress('FAQ group', 'title'),
  'api::home-page.home-page': { rules: homePageRules },
  // A copy is for another campaign.
  'api::landing-page.landing-page': {
    ...landingPage,
    rules: landingPageRules,
    ownFields: ['slug', 'campaign', 'endsOn'],
  },
  'api::menu.menu': { rules: menuRules },
  'api::page.page': { rules: pageRules, ownFields: ['key'] },
  'api::plan.plan': { rules: planRules, ownFields: ['key'] },
  'api::policy.policy': { rules: policyRules, ownFields: ['version'] },
  'api::post.post': {
    ...post,
    prepare: async (write) =>
      keepFirstPublishedOn(await post.prepare(write), write.stored, write.isPublishing, today()),
  },
  'api::redirect.redirect': { rules: redirectRules, ownFields: ['from'] },
  'api::site-setting.site-setting': { rules: siteSettingRules },
  'api::teacher.teacher': withAddress('teacher', 'name'),
};

import { affiliationViews } from '../api/affiliation/edit-view';
import { announcementViews } from '../api/announcement/edit-view';
import { authorViews } from '../api/author/edit-view';
import { categoryViews } from '../api/category/edit-view';
import { courseViews } from '../api/course/edit-view';
import type { EditView } from './edit-view';
import { faqViews } from '../api/faq/edit-view';
import { faqGroupViews } from '../api/faq-group/edit-view';
import { homePageViews } from '../api/home-page/edit-view';
import { landingPageViews } from '../api/landing-page/edit-view';
import { menuViews } from '../api/menu/edit-view';
import { pageViews } from '../api/page/edit-view';
import { planViews } from '../api/plan/edit-view';
import { policyViews } from '../api/policy/edit-view';
import { postViews } from '../api/post/edit-view';
import { redirectViews } from '../api/redirect/edit-view';
import { sharedViews } from './shared-views';
import { siteSettingViews } from '../api/site-setting/edit-view';
import { teacherViews } from '../api/teacher/edit-view';
import { testimonialViews } from '../api/testimonial/edit-view';

/** All our content types and components, as staff see them. */
export const allViews: readonly EditView[] = [
  ...affiliationViews,
  ...announcementViews,
  ...authorViews,
  ...categoryViews,
  ...courseViews,
  ...faqViews,
  ...faqGroupViews,
  ...homePageViews,
  ...landingPageViews,
  ...menuViews,
  ...pageViews,
  ...planViews,
  ...policyViews,
  ...postViews,
  ...redirectViews,
  ...sharedViews,
  ...siteSettingViews,
  ...teacherViews,
  ...testimonialViews,
];

/** What staff see above a field; the field's own name if the type is not ours. */
export function labelOf(uid: string, field: string): string {
  return allViews.find((view) => view.uid === uid)?.fields[field]?.label ?? field;
}

import { affiliationViews } from './affiliation/edit-view';
import { authorViews } from './author/edit-view';
import { categoryViews } from './category/edit-view';
import { courseViews } from './course/edit-view';
import type { EditView } from './edit-view';
import { faqViews } from './faq/edit-view';
import { faqGroupViews } from './faq-group/edit-view';
import { homePageViews } from './home-page/edit-view';
import { pageViews } from './page/edit-view';
import { planViews } from './plan/edit-view';
import { policyViews } from './policy/edit-view';
import { postViews } from './post/edit-view';
import { redirectViews } from './redirect/edit-view';
import { sharedViews } from './shared-views';
import { siteSettingViews } from './site-setting/edit-view';
import { teacherViews } from './teacher/edit-view';
import { testimonialViews } from './testimonial/edit-view';

/** Every content type and component of ours, as staff see it. */
export const allViews: readonly EditView[] = [
  ...affiliationViews,
  ...authorViews,
  ...categoryViews,
  ...courseViews,
  ...faqViews,
  ...faqGroupViews,
  ...homePageViews,
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

/** What staff see above a field; the field's own name where it is not one of ours. */
export function labelOf(uid: string, field: string): string {
  return allViews.find((view) => view.uid === uid)?.fields[field]?.label ?? field;
}

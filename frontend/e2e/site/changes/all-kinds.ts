import { priceOfPlan, sectionOfPage, slideAndHeadline } from './in-components';
import { settings } from './in-every-page';
import { lastAffiliation, lastTeacher, lastTestimonial } from './in-last-ones';
import { replacedFile, textOfMedium } from './in-media';
import { versionOfPolicy } from './in-policies';
import { address, draftOfLongAgo, firstPublication, manyAtOnce } from './in-posts';
import { authorOfPost, groupOfQuestion, planOfCourse } from './in-relations';
import type { KindMaker } from './kind';

/** Every kind of change that staff make and the site must follow. They touch different texts, so they run together. */
export const allKinds: KindMaker[] = [
  priceOfPlan,
  slideAndHeadline,
  sectionOfPage,
  authorOfPost,
  groupOfQuestion,
  planOfCourse,
  textOfMedium,
  replacedFile,
  settings,
  lastTeacher,
  lastTestimonial,
  lastAffiliation,
  firstPublication,
  draftOfLongAgo,
  manyAtOnce,
  address,
  versionOfPolicy,
];

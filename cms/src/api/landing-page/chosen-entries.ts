import type { UID } from '@strapi/strapi';
import { readList, readText, type Entry } from '../../content-rules/entry';
import { relatedIds } from '../../content-rules/related-ids';
import { problem, type Problem, type Rule } from '../../content-rules/rule';

interface Chosen {
  field: string;
  uid: UID.ContentType;
  /** What one of them is called. */
  thing: string;
  /** The field that names one. */
  title: string;
  most: number;
}

/** The blocks that show other entries. */
export const chosenFields: Readonly<Record<string, Chosen>> = {
  'block.plans': { field: 'plans', uid: 'api::plan.plan', thing: 'plan', title: 'title', most: 3 },
  'block.courses': { field: 'courses', uid: 'api::course.course', thing: 'course', title: 'title', most: 6 },
  'block.teachers': {
    field: 'teachers',
    uid: 'api::teacher.teacher',
    thing: 'teacher',
    title: 'name',
    most: 6,
  },
  'block.testimonials': {
    field: 'testimonials',
    uid: 'api::testimonial.testimonial',
    thing: 'testimonial',
    title: 'name',
    most: 6,
  },
  'block.logos': {
    field: 'affiliations',
    uid: 'api::affiliation.affiliation',
    thing: 'affiliation',
    title: 'name',
    most: 12,
  },
  'block.faq': { field: 'questions', uid: 'api::faq.faq', thing: 'question', title: 'question', most: 10 },
};

/** Strapi leaves a relation out of the site while its other end is only a draft: the block would show less than it says. */
export const chosenIsPublished: Rule = async ({ entry, isPublishing, findPublished }) => {
  const found: Problem[] = [];
  for (const [index, block] of readList(entry, 'blocks').entries()) {
    const chosen = chosenFields[readText(block, '__component')];
    if (chosen === undefined) continue;
    const ids = relatedIds(block[chosen.field]);
    const path = ['blocks', index, chosen.field];
    if (ids.length > chosen.most) {
      found.push(problem(path, `Choose at most ${chosen.most}: there are ${ids.length}.`));
    } else if (isPublishing && ids.length > 0) {
      const live = await findPublished(chosen.uid, { documentId: { $in: ids } });
      const lacking = ids.filter((id) => !live.some((one) => one['documentId'] === id));
      if (lacking.length > 0) found.push(problem(path, sentenceOf(chosen, lacking, block)));
    }
  }
  return found;
};

function sentenceOf({ field, thing, title }: Chosen, lacking: string[], block: Entry): string {
  const known = readList(block, field).find((one) => one['documentId'] === lacking[0]);
  const name = known === undefined ? `One ${thing}` : `"${readText(known, title)}"`;
  return `${name} is not on the site. Publish it first, or choose another ${thing}.`;
}

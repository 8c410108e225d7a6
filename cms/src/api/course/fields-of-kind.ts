import { isFilled, readText, type Entry } from '../../content-rules/entry';

/** The fields that only some kinds of course have. The schema's conditions show and hide the same ones in the admin. */
const kindsOf: Record<string, readonly string[]> = {
  hours: ['short_course'],
  grade: ['maths_grade'],
  steps: ['coding_plan', 'short_course'],
  topics: ['short_course', 'maths_grade'],
  outcome: ['short_course', 'maths_grade'],
  needs: ['short_course'],
  soldAs: ['coding_plan'],
  usually: ['coding_plan'],
  abilities: ['coding_plan'],
};

/**
 * The data with the fields of other kinds emptied. The admin hides such a field but keeps its stored value: without
 * this, a maths grade that was once a short course would keep its hours.
 */
export function emptyFieldsOfOtherKinds(data: Entry, stored: Entry): Entry {
  const kind = readText({ ...stored, ...data }, 'kind');
  if (kind === '') return data;
  const emptied: Record<string, unknown> = {};
  for (const [field, kinds] of Object.entries(kindsOf)) {
    const hasValue = isFilled(data[field]) || isFilled(stored[field]);
    if (hasValue && !kinds.includes(kind))
      emptied[field] = field === 'steps' || field === 'topics' ? [] : null;
  }
  return { ...data, ...emptied };
}

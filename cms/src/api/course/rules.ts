import { isFilled, readList, readNumber, readText } from '../../content-rules/entry';
import { oncePerCurrency } from '../../content-rules/kinds/prices';
import { allOf, problem, type Rule } from '../../content-rules/rule';
import { hasOwnAddress } from '../../content-rules/kinds/unique';

const atMostNineSteps: Rule = ({ entry }) =>
  readList(entry, 'steps').length > 9 ? [problem('steps', 'A plan has at most nine learning steps.')] : [];

const agesAreInOrder: Rule = ({ entry, isPublishing }) => {
  const min = readNumber(entry, 'minAge');
  const max = readNumber(entry, 'maxAge');
  if (min !== null && max !== null) {
    return min <= max ? [] : [problem('maxAge', `The oldest age must be at least the youngest, ${min}.`)];
  }
  const isNeeded = readText(entry, 'kind') !== 'maths_grade' || min !== max;
  if (!isPublishing || !isNeeded) return [];
  return [problem(min === null ? 'minAge' : 'maxAge', 'Give both the youngest and the oldest age.')];
};

const shortCoursesLastSixteenOrTwentyFour: Rule = ({ entry, isPublishing }) => {
  if (readText(entry, 'kind') !== 'short_course') return [];
  const hours = readNumber(entry, 'hours');
  if (hours === null ? !isPublishing : hours === 16 || hours === 24) return [];
  return [problem('hours', 'A short course lasts 16 or 24 hours.')];
};

const gradesStandOnce: Rule = async ({ entry, isPublishing, findOthers }) => {
  if (readText(entry, 'kind') !== 'maths_grade') return [];
  const grade = readNumber(entry, 'grade');
  if (grade === null) return isPublishing ? [problem('grade', 'Give the grade, from 1 to 10.')] : [];
  const others = await findOthers({ kind: 'maths_grade', grade });
  if (others.length === 0) return [];
  return [problem('grade', `Another course is already grade ${grade}. Each grade has one course.`)];
};

/** Parents buy a track: it needs a price of its own, or a plan whose price it takes. */
const tracksCanBeBought: Rule = ({ entry, isPublishing }) => {
  const isTrack = readText(entry, 'kind') === 'coding_plan';
  if (!isPublishing || !isTrack || isFilled(entry['prices']) || isFilled(entry['soldAs'])) return [];
  return [problem('soldAs', 'Choose the plan this course is sold as, or give it prices of its own.')];
};

/** An address of digits only would be taken for a course's place in the list, which is an address too. */
const addressIsNoPlace: Rule = ({ entry }) =>
  /^\d+$/.test(readText(entry, 'slug'))
    ? [problem('slug', 'An address cannot be digits only. Add a word to it.')]
    : [];

export const courseRules = allOf(
  ...hasOwnAddress('course'),
  addressIsNoPlace,
  atMostNineSteps,
  agesAreInOrder,
  shortCoursesLastSixteenOrTwentyFour,
  gradesStandOnce,
  tracksCanBeBought,
  oncePerCurrency,
);

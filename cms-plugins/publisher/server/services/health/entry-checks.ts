import type { WatchedType } from '../../config';
import type { Parts } from './entry-parts';
import type { PlanFacts } from './facts';
import { findingsOf, type Finding, type Subject } from './finding';
import { readingGrade, wordsToAvoid, wrongPrices, wrongSessions } from './text-checks';

/** From this size on a picture is slow to upload, to build and to prepare. */
const largestKilobytes = 400;
const hardestGrade = 9;

interface Known {
  facts: PlanFacts;
  avoid: readonly string[];
  type: WatchedType;
}

/** What is wrong with the texts and pictures of an entry. */
export function checkParts(
  subject: Subject,
  row: Readonly<Record<string, unknown>>,
  { texts, prose, pictures }: Parts,
  { facts, avoid, type }: Known,
): Finding[] {
  const found = findingsOf(subject);
  const prices = new Set(texts.flatMap((text) => wrongPrices(text, facts)));
  const sessions = new Set(texts.flatMap((text) => wrongSessions(text, facts)));
  const large = pictures.filter(({ kilobytes }) => kilobytes > largestKilobytes);
  const grade = type.isForParents?.(row) === true ? readingGrade(prose) : null;
  return [
    ...[...prices].map((typed) =>
      found('price', typed, `It says “${typed}”, and nothing that is sold has this price.`),
    ),
    ...[...sessions].map((typed) =>
      found('sessions', typed.toLowerCase(), `It says “${typed}”, and no plan has that many.`),
    ),
    ...wordsToAvoid(texts, avoid).map((word) =>
      found('word', word, `It says “${word}”, which is on the list of words to avoid.`),
    ),
    ...[...new Map(large.map((picture) => [picture.id, picture])).values()].map(({ id, name, kilobytes }) =>
      found(
        'picture',
        String(id),
        `The picture “${name.slice(0, 120)}” has ${String(Math.round(kilobytes))} KB; more than ${String(largestKilobytes)} KB is too much.`,
      ),
    ),
    ...(grade !== null && grade > hardestGrade
      ? [
          found(
            'reading',
            '',
            `It is written for grade ${grade.toFixed(1)}. Parents read up to grade ${String(hardestGrade)} with ease: use shorter sentences and words.`,
          ),
        ]
      : []),
  ];
}

import { kindOfCourse } from '@lanternway/contracts/classes/site';
import { courses } from '@lanternway/contracts/enquiries/site';
import { withPlainDigits } from '@lanternway/contracts/fields/digits';
import { ageRange, gradeRange } from '@lanternway/contracts/fields/fields';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Offer, Question } from './calls';

/** What the form says of the child so far. */
export interface ChildFields {
  course: string;
  grade: string;
  age: string;
}

/** Null as long as the form does not say it rightly. */
export function questionOf({ course: chosen, grade, age }: ChildFields): Question | null {
  const course = courses.find((known) => known === chosen);
  if (course === undefined) return null;
  const { least, most } = course === 'math' ? gradeRange : ageRange;
  const typed = withPlainDigits(course === 'math' ? grade : age).trim();
  const level = Number(typed);
  const isRight = /^\d{1,2}$/.test(typed) && level >= least && level <= most;
  return isRight ? { kind: kindOfCourse(course), level } : null;
}

export type Offered =
  /** Nothing to ask yet, or nothing to choose from: the section is not there. */
  | { kind: 'none' }
  | { kind: 'loading' }
  /** No answer came: whether there are any is not known. */
  | { kind: 'failed' }
  | ({ kind: 'offered' } & Offer);

/** Asks for the free times. The same function each time, or they are asked for again. */
export type AskOffer = (question: Question) => Promise<Offer | null | 'failed'>;

/** The free times for this child, asked for once it is known. */
export function useOffer(
  child: ChildFields,
  askOffer: AskOffer,
): {
  question: Question | null;
  offered: Offered;
  again: () => void;
} {
  const { course, grade, age } = child;
  const question = useMemo(() => questionOf({ course, grade, age }), [course, grade, age]);
  const [found, setFound] = useState<{ of: Question; offer: Offer | null | 'failed' } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (question === null) return;
    let isWanted = true;
    void askOffer(question).then((offer) => {
      if (isWanted) setFound({ of: question, offer });
    });
    return () => {
      isWanted = false;
    };
  }, [question, round, askOffer]);
  const again = useCallback(() => {
    // Times stay until there are newer ones; a failure does not.
    setFound((before) => (before?.offer === 'failed' ? null : before));
    setRound((before) => before + 1);
  }, []);
  if (question === null) return { question, offered: { kind: 'none' }, again };
  if (found?.of !== question) return { question, offered: { kind: 'loading' }, again };
  const { offer } = found;
  const offered: Offered =
    offer === null || offer === 'failed' ? { kind: offer ?? 'none' } : { kind: 'offered', ...offer };
  return { question, offered, again };
}

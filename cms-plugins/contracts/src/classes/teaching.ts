import { array, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { courses } from '../enquiries/site.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { classOutcomes, classStates } from './states.js';

/*
 * What teachers see and say of their own classes, and the classes whose mark is missing. A teacher sees a child's first
 * name, grade or age, and the parent's note: no e-mail, no phone number, no price, no other teacher.
 */

/** Days around today of which a teacher sees classes. */
export const taughtDays = { before: 14, after: 28 } as const;

/** How long a teacher may change a mark, from the first one on. Then it is for admissions. */
export const changeMarkHours = 48;

/* Marks */

/** How a class went, or that it did not take place because of us. */
export const classMarks = [...classOutcomes, 'cancelled'] as const;

export type ClassMark = (typeof classMarks)[number];

export const markLabels: Record<ClassMark, string> = {
  attended: 'Attended',
  'no-show': 'Did not come',
  cancelled: 'Cancelled by us',
};

/** A mark names the state of the class that was seen. If two people mark at once, the second is refused. */
export const newMark = object({
  sequence: number().integer().min(0).required(),
  state: string()
    .oneOf([...classStates])
    .required(),
  mark: string()
    .oneOf([...classMarks])
    .required(),
});

export type NewMark = InferType<typeof newMark>;

/* The report of a class */

export const strengths = {
  asks: 'Asks good questions',
  calm: 'Stays calm when it is hard',
  careful: 'Works carefully',
  explains: 'Explains their thinking',
  ideas: 'Has own ideas',
  keen: 'Wants to know more',
  listens: 'Listens well',
  persists: 'Does not give up',
  quick: 'Learns quickly',
} as const;

export type Strength = keyof typeof strengths;

const strengthKeys = Object.keys(strengths) as Strength[];

export const reportLengths = { did: 500, remark: 500, strengths: 3 } as const;

/** What the teacher writes about a class that was attended. */
export const newReport = object({
  sequence: number().integer().min(0).required(),
  /** The version of the report that was seen; 0 where there was none. */
  version: number().integer().min(0).required(),
  did: ownWords(reportLengths.did).required('Please write what you did.'),
  strengths: array(
    string()
      .oneOf([...strengthKeys])
      .required(),
  )
    .max(reportLengths.strengths, `Please choose at most ${String(reportLengths.strengths)}.`)
    .required(),
  /** The published plan or track that is suggested, by its address at the checkout; null: none. */
  offer: ownWords(80).nullable().default(null),
  /** For admissions only: it stands in no mail. */
  remark: ownWords(reportLengths.remark).default(''),
});

export type NewReport = InferType<typeof newReport>;

/** A plan or track that the teacher may suggest as the next step. */
export const offer = shape('ClassOffer', { key: text(), title: text() });

export type Offer = InferType<typeof offer>;

export const report = shape('ClassReport', {
  version: count(),
  did: text(),
  strengths: listOf(oneOf(strengthKeys)),
  offer: offer.nullable().defined(),
  remark: text(),
  byName: text(),
  writtenAt: text(),
  /** When it was mailed to the parent. It does not change after that. */
  sentAt: text().nullable(),
});

export type Report = InferType<typeof report>;

/* A teacher's day */

export const taughtClass = shape('TaughtClass', {
  /** Document id of the enquiry. */
  id: text(),
  name: text(),
  course: oneOf(courses),
  /** Grade (maths) or age (coding). */
  level: count().nullable(),
  /** What the parent wrote in the form. */
  note: text(),
  state: oneOf(classStates),
  sequence: count(),
  startsAt: text(),
  minutes: count(),
  opensAt: text(),
  /** Its address, from shortly before the class to its end; null otherwise, and where there is none. */
  room: text().nullable(),
  hasRoom: flag(),
  /** When the parent first pressed Join. */
  joinedAt: text().nullable(),
  /** Whether the mark may be set or changed by the teacher. */
  mayMark: flag(),
  report: report.nullable().defined(),
});

export type TaughtClass = InferType<typeof taughtClass>;

export const taughtDay = shape('TaughtDay', {
  /** Null: this login belongs to no teacher yet. */
  teacher: shape('OwnTeacher', { name: text(), zone: text() }).nullable().defined(),
  /** What the server's clock says. */
  now: text(),
  /** In the order of their times. */
  classes: listOf(taughtClass),
  /** What can be suggested as the next step, by the course of the class. */
  offers: listOf(shape('OfferOfCourse', { course: oneOf(courses), key: text(), title: text() })),
});

export type TaughtDay = InferType<typeof taughtDay>;

/* Classes whose mark is missing */

export const unmarkedClass = shape('UnmarkedClass', {
  id: text(),
  name: text(),
  course: oneOf(courses),
  /** Null: agreed by hand, or the teacher's entry is gone. */
  teacher: text().nullable(),
  startsAt: text(),
  zone: text(),
  minutes: count(),
  sequence: count(),
  state: oneOf(classStates),
  joinedAt: text().nullable(),
});

export type UnmarkedClass = InferType<typeof unmarkedClass>;

/** The longest without a mark first. */
export const unmarkedPage = shape('UnmarkedClasses', {
  classes: listOf(unmarkedClass),
  /** Whether there are more than these. */
  hasMore: flag(),
});

export type UnmarkedPage = InferType<typeof unmarkedPage>;

export const teachingSentences = {
  missing: 'This class is no longer yours.',
  stale: 'The class was changed in the meantime. Its new details are shown.',
  toCome: 'This class has not begun yet.',
  isCancelled: 'This class is cancelled, and the parent was told.',
  tooLate: `A mark can be changed for ${String(changeMarkHours)} hours. Please ask admissions to change it.`,
  notAttended: 'Only a class that was attended gets a report.',
  isSent: 'This report was sent to the parent already.',
  noOffer: 'This plan is no longer on the site. Please choose another.',
  noReport: 'There is no report yet.',
} as const;

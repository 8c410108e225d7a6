import { isRecord } from '../wire/is-record.js';
import { mixed, object, string, type InferType } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { bookingReply, wantedTime } from '../classes/site.js';
import { wishedTimes } from '../classes/wishes.js';
import { age, email, fullName, grade, message, notes, phone } from '../fields/fields.js';
import { isTimeZone, presentName } from '../fields/time-zones.js';

/* What the three kinds of enquiry have in common */

export const enquiryKinds = ['free-class', 'contact', 'career'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

/** The form it came from: the page `/book-free-class`, the dialog, one of the two other pages, or a landing page. */
export const formVariants = ['page', 'dialog', 'connect', 'instructor', 'landing'] as const;

export type FormVariant = (typeof formVariants)[number];

/** A field that only programs fill in (product rule C6). */
export const honeypotField = 'website';

/** People take longer than this to fill in a form. */
export const leastFillMs = 2000;

/**
 * Header with a UUID that names one filling of a form and stays the same when it is sent again. A repeat makes no
 * second enquiry. Without the header, the same content within ten minutes counts as a repeat.
 */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * Where an enquiry came from (product rule C7). Any part may be missing or odd: `readOrigin` never refuses it, since
 * the parent is not to blame.
 */
export interface Origin {
  variant?: FormVariant;
  /** A path of this site. */
  page?: string;
  /** The other site, as host and path. */
  referrer?: string;
  /** The `utm_` parameters of the first page, without that prefix. */
  campaign?: Partial<Record<CampaignPart, string>>;
  /** Version of the privacy policy that the form linked. */
  policyVersion?: number;
  filledInMs?: number;
  /** The time zone of the browser, such as 'Asia/Kolkata', so that a class is agreed on the parent's clock. */
  zone?: string;
}

export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type CampaignPart = (typeof campaignParts)[number];

const originLength = 200;

/** Keeps the valid parts of the `origin` that a form sent: an object or, with files, its JSON. */
export function readOrigin(value: unknown): Origin {
  const sent = typeof value === 'string' ? parseJson(value) : value;
  if (!isRecord(sent)) return {};
  const variant = formVariants.find((known) => known === sent['variant']);
  const page = shortText(sent['page']);
  const referrer = shortText(sent['referrer']);
  const campaign = readCampaign(sent['campaign']);
  const policyVersion = wholeNumber(sent['policyVersion'], 999);
  const filledInMs = wholeNumber(sent['filledInMs'], 7 * 24 * 3600 * 1000);
  const zone = readZone(sent['zone']);
  return {
    ...(variant === undefined ? {} : { variant }),
    ...(page?.startsWith('/') ? { page } : {}),
    ...(referrer === undefined ? {} : { referrer }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(policyVersion === undefined ? {} : { policyVersion }),
    ...(filledInMs === undefined ? {} : { filledInMs }),
    ...(zone === undefined ? {} : { zone }),
  };
}

function readCampaign(value: unknown): Origin['campaign'] {
  if (!isRecord(value)) return undefined;
  const parts = campaignParts.flatMap((part) => {
    const text = shortText(value[part]);
    return text === undefined ? [] : [[part, text] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

const readZone = (value: unknown): string | undefined =>
  typeof value === 'string' && isTimeZone(value) ? presentName(value) : undefined;

function shortText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Cut first: this may leave half a character, which no database takes.
  const text = value
    .slice(0, originLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return text === '' ? undefined : text;
}

function wholeNumber(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sent with every form. Null counts as missing; their readers check the rest. */
const hiddenFields = { origin: mixed().nullable(), [honeypotField]: mixed().nullable() };

/** For an optional field: missing, null and blank text are the same. */
const blankIsNothing = (value: unknown, original: unknown) =>
  original === null || (typeof original === 'string' && original.trim() === '') ? undefined : value;

/* POST /api/auth/students */

export const courses = ['math', 'coding'] as const;

export type Course = (typeof courses)[number];

/** As people read them in the admin and in mails. */
export const courseLabels: Record<Course, string> = { math: 'Maths', coding: 'Coding' };

const courseSentence = 'Course selection is required.';

const course = () =>
  string()
    .typeError(courseSentence)
    .transform((_value: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim().toLowerCase() : original,
    )
    .required(courseSentence)
    .oneOf([...courses], courseSentence);

/** Only the field of the chosen course is kept (product rule C3); the other is dropped. */
export const freeClass = endpoint({
  method: 'POST',
  path: '/api/auth/students',
  access: 'anyone',
  request: object({
    name: fullName(),
    course: course(),
    grade: grade().when('course', { is: 'math', otherwise: dropped }),
    age: age().when('course', { is: 'coding', otherwise: dropped }),
    parentEmail: email(),
    /** Optional on the page, required in the dialog. The server accepts both (product rule C2). */
    parentPhone: phone().transform(blankIsNothing).notRequired(),
    notes: notes().transform(blankIsNothing).notRequired(),
    /** A time that the parent chose. The request is stored whatever becomes of it. */
    slot: wantedTime.nullable().default(undefined).notRequired(),
    /** When it would suit, where none of the free times does. */
    wishes: wishedTimes.nullable().default(undefined).notRequired(),
    ...hiddenFields,
  }),
  reply: bookingReply,
});

function dropped() {
  return mixed().strip();
}

export type FreeClassRequest = InferType<typeof freeClass.request>;

/** Title and text after sending, in the dialog and on the page. */
export const freeClassReceived = {
  title: 'Application Submitted',
  text: "Thank you for applying! We'll contact you soon to schedule your free class.",
} as const;

export const freeClassToast = {
  title: 'Request received!',
  text: (name: string, wanted: Course) =>
    `Thanks ${name}, we'll contact you to schedule your free ${wanted} class.`,
} as const;

export const freeClassFaults = {
  /** The dialog's toast. */
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  /** The page's toast. */
  invalid: {
    title: 'Form Validation Error',
    text: 'Please address all errors and select a country code.',
  },
  /** The server refused, with its own message. */
  refused: 'Submission Failed',
  /** No valid answer came. */
  failed: 'Submission Error',
  status: (status: number) => `Server responded with status ${status}`,
  unreachable: 'Unable to connect to the server. Please try again later.',
} as const;

/* POST /api/auth/contact */

export const contact = endpoint({
  method: 'POST',
  path: '/api/auth/contact',
  access: 'anyone',
  request: object({ name: fullName(), email: email(), message: message(), ...hiddenFields }),
  reply: nothing,
});

export type ContactMessage = InferType<typeof contact.request>;

export const contactReceived = {
  title: 'Thank You!',
  text: 'Your message has been sent successfully. Our team will get in touch with you shortly.',
} as const;

export const contactFaults = {
  /** The server refused without a message. */
  refused: 'Message failed. Please try again.',
  /** The server could not be reached. */
  unreachable: 'Failed to send message. Please try again.',
  /** The answer is not one of ours. */
  odd: 'Something went wrong. Please try later.',
} as const;

/* POST /api/auth/career: a multipart form, with one file in the field `resume` */

export const careerRoles = ['Math Instructor', 'Coding Instructor', 'HR', 'Sales'] as const;

export type CareerRole = (typeof careerRoles)[number];

const roleSentence = 'Please select a role.';

/** The fields besides the file. `course` is the role; the specification calls it so. */
export const career = endpoint({
  method: 'POST',
  path: '/api/auth/career',
  access: 'anyone',
  request: object({
    name: fullName(),
    email: email(),
    mobileNo: phone(),
    course: string()
      .typeError(roleSentence)
      .transform((_value: unknown, original: unknown) =>
        typeof original === 'string' ? original.trim() : original,
      )
      .required(roleSentence)
      .oneOf([...careerRoles], roleSentence),
    ...hiddenFields,
  }),
  reply: nothing,
});

export type CareerApplication = InferType<typeof career.request>;

export const resumeField = 'resume';

export const resumeBytes = 5 * 1024 * 1024;

/** File name endings that a resume may have. The content must match. */
export const resumeKinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeKind = keyof typeof resumeKinds;

export const resumeSentences = {
  missing: 'Resume is required.',
  kind: 'The resume must be a pdf, doc or docx file.',
  /** Has one of these endings, but the content is something else. */
  content:
    'This file is not a real pdf, doc or docx document. Please save your resume again and choose it once more.',
  macros: 'This document contains macros. Please save it without them, or as a pdf.',
  empty: 'This file is empty. Please choose another.',
  large: 'The resume must be at most 5 MB.',
  several: 'Please send one resume only.',
  /** Our storage is full or cannot be reached. */
  unavailable: 'We cannot take files at the moment. Please try again in a few minutes.',
} as const;

export const careerReceived = {
  title: 'Thank You!',
  text: 'We have your application. We read every one and will email you.',
} as const;

export const careerFaults = {
  invalid: { title: 'Validation Error', text: 'Please fix the errors below.' },
  refused: 'Failed to submit application.',
  failed: 'Something went wrong. Please try again.',
} as const;

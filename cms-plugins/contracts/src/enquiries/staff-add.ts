import { boolean, object, string, type InferType } from 'yup';
import { email, phone } from '../fields/fields.js';
import { listOf, shape, text } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { heardFrom, type HeardFrom } from './heard.js';
import { freeClass } from './site.js';
import { deskPermissions, inboxRow } from './staff.js';

/* An enquiry that came by phone or email. Staff type it in, and nobody is mailed. */

/** How it reached us. */
export const arrivals = {
  phone: 'By phone',
  mail: 'By email',
  other: 'In another way',
} as const;

export type Arrival = keyof typeof arrivals;

/** Names the staff's form where an enquiry names the form it came by. */
export const staffForm = 'desk';

export const addSentences = {
  cameBy: 'Please say how it came.',
  heard: 'Please choose one of the answers.',
  known:
    'Someone has written to us before with this email or phone. Open that enquiry, or add this one anyway.',
} as const;

/** As staff type a number or paste it: with blanks, brackets and hyphens. */
const typedPhone = () =>
  phone()
    .transform((_value: unknown, original: unknown) => {
      if (typeof original !== 'string') return original ?? undefined;
      const plain = original.replace(/[\s().-]/g, '');
      return plain === '' ? undefined : plain;
    })
    .notRequired();

export const leadToAdd = freeClass.request
  .pick(['name', 'course', 'grade', 'age', 'parentEmail', 'notes'])
  .shape({
    parentPhone: typedPhone(),
    cameBy: string()
      .typeError(addSentences.cameBy)
      .oneOf(Object.keys(arrivals) as Arrival[], addSentences.cameBy)
      .required(addSentences.cameBy),
    /** What the parent said, if they were asked. */
    heard: string()
      .oneOf(Object.keys(heardFrom) as HeardFrom[], addSentences.heard)
      .nullable()
      .default(null),
    /** Names one filling of the form: sent again, it makes no second enquiry. */
    key: string()
      .matches(/^[\w-]{8,64}$/)
      .required(),
    /** Staff have seen who has written before. */
    isSure: boolean().default(false),
  });

export type LeadToAdd = InferType<typeof leadToAdd>;

/** Answers the document id of the free class request. 409 if someone has written before, unless staff are sure. */
export const addLead = staffEndpoint({
  method: 'POST',
  path: '/enquiries/added',
  permission: deskPermissions.work,
  request: leadToAdd,
  reply: shape('AddedLead', { id: text() }),
  status: 201,
});

/**
 * Who has written before with the same e-mail or phone, the latest first. Reading is a POST: the server logs the address
 * of every request, and no e-mail should be in the log.
 */
export const findKnown = staffEndpoint({
  method: 'POST',
  path: '/enquiries/known',
  permission: deskPermissions.work,
  request: object({
    email: email().nullable().notRequired().default(null),
    phone: typedPhone().nullable().default(null),
  }),
  reply: shape('KnownLeads', { rows: listOf(inboxRow) }),
  cacheControl: 'private, no-store',
});

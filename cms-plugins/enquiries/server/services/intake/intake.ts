import type { Core } from '@strapi/strapi';
import type {
  CareerApplication,
  ContactMessage,
  EnquiryKind,
  FreeClassRequest,
} from '@lanternway/contracts/enquiries/site';
import { readConfig } from '../../config';
import { sentLabels } from '../../content-types/sent-fields';
import { newDocumentId } from '@lanternway/server-kit/db/document-id';
import { kinds } from '../items/kinds';
import { asStoringFault } from '../items/storing-fault';
import { notifierOf } from '../notifications/notify';
import type { KeptResume } from '../resumes/resumes';
import { inBatches } from '@lanternway/server-kit/jobs/micro-batch';
import { createPolicyInForce } from './policy-in-force';
import { remember } from './remember';
import { repeatKeyOf } from './repeat-key';
import { readSettings } from '../items/settings';
import { addWorkingHours } from '../items/working-hours';
import { commonColumns, resumeColumns, sentColumns, wantedColumns, wishColumns, type NewRow } from './rows';
import type { Arrival } from './source';
import { storeEnquiries, type NewEnquiry, type Stored, type Taken } from './store';

/**
 * Takes enquiries in (product rule C4). Once one of these methods has resolved, the enquiry is stored, and its mails go out
 * sooner or later, whatever happens to this process. Rejects with `ServiceBusyError` if the database does not take it.
 */
export interface Intake {
  /** A time that was chosen is stored with it, and booked afterwards. */
  freeClass(request: FreeClassRequest, arrival: Arrival): Promise<Taken>;
  contact(request: ContactMessage, arrival: Arrival): Promise<Taken>;
  /** If the application is a repeat, this resume belongs to no enquiry. */
  career(request: CareerApplication, resume: KeptResume, arrival: Arrival): Promise<Taken>;
}

interface Sent {
  /** What was sent. A request with the same fields is a repeat. */
  fields: Record<string, string | number | null>;
  /** The hash of a file that was sent along, and the columns stored for it. */
  file?: { hash: string; columns: NewRow };
  /** Columns that do not matter for recognising repeats. */
  more?: NewRow;
  person: { name: string; email: string; phone: string | null };
}

/** The most rows of one statement: SQLite and PostgreSQL both count the values in it. */
const maxBatchSize = 100;

/** New hours of the desk apply to enquiries after at most a minute. */
const settingsAgeMs = 60_000;

export function intake({ strapi }: { strapi: Core.Strapi }): Intake {
  const store = {
    'free-class': batchFor(strapi, 'free-class'),
    contact: batchFor(strapi, 'contact'),
    career: batchFor(strapi, 'career'),
  };
  const policyInForce = createPolicyInForce(strapi);
  const settings = remember(() => readSettings(strapi));

  async function take(
    kind: EnquiryKind,
    { fields, file, more, person }: Sent,
    arrival: Arrival,
  ): Promise<Taken> {
    // Inside a transaction the enquiry would be answered before it is really stored.
    if (strapi.db.inTransaction()) throw new Error('Enquiries are not taken in inside a transaction.');
    const documentId = newDocumentId(strapi, kinds[kind].uid);
    const receivedAt = new Date();
    const content = [...Object.values(fields), file?.hash ?? null];
    const repeatKey = repeatKeyOf(readConfig(strapi).secrets, kind, content, arrival);
    const ending = await asStoringFault(strapi, async () => {
      const policyVersion = await policyInForce.accepted(arrival.origin.policyVersion);
      const { hours } = await settings(settingsAgeMs);
      const replyBy = addWorkingHours(receivedAt, hours.replyHours, hours);
      const facts = { documentId, receivedAt, person, arrival, policyVersion, replyBy, repeatKey };
      const stored = await store[kind]({
        documentId,
        receivedAt,
        repeatKey,
        row: { ...fields, ...file?.columns, ...more, ...commonColumns(facts) },
      });
      return { answerBy: replyBy, ...stored };
    });
    if (ending.kind === 'stored' && !arrival.isSuspect) notifierOf(strapi).wake();
    return ending;
  }

  return {
    freeClass(request, arrival) {
      const { name, parentEmail: email, parentPhone } = request;
      const person = { name, email, phone: parentPhone ?? null };
      const more = { ...wantedColumns(request, arrival), ...wishColumns(request) };
      return take(
        'free-class',
        { fields: sentColumns(sentLabels['free-class'], request), more, person },
        arrival,
      );
    },
    contact(request, arrival) {
      const person = { name: request.name, email: request.email, phone: null };
      return take('contact', { fields: sentColumns(sentLabels.contact, request), person }, arrival);
    },
    career(request, resume, arrival) {
      const { name, email, mobileNo } = request;
      const file = { hash: resume.hash, columns: resumeColumns(resume) };
      const person = { name, email, phone: mobileNo };
      return take('career', { fields: sentColumns(sentLabels.career, request), file, person }, arrival);
    },
  };
}

const batchFor = (strapi: Core.Strapi, kind: EnquiryKind) =>
  inBatches<NewEnquiry, Stored>((enquiries) => storeEnquiries(strapi, kind, enquiries), maxBatchSize);

/** The intake of this process. It has state: what comes at the same moment is stored in one statement. */
export const intakeOf = (strapi: Core.Strapi): Intake => strapi.plugin('enquiries').service('intake');

import {
  career,
  careerFaults,
  type CareerApplication,
  honeypotField,
  idempotencyHeader,
  resumeField,
} from '@lanternway/contracts/enquiries/site';
import { phoneNumber } from '@lanternway/contracts/fields/fields';
import { mixed, type ObjectSchema, string } from 'yup';
import type { FormSession } from '../../browser/drafts/form-session';
import { readOriginOf } from '../../browser/drafts/origin';
import { upload, type UploadOutcome } from '../../server-calls/upload';
import { withDialCode } from '../../ui/forms/phone/find-countries';
import type { Ending } from '../../ui/forms/use-sending';
import { raiseToast } from '../../ui/toast/toasts';
import { faultOfResume, isReadable } from './check-resume';

/** The fields of the form: the number without its dial code, and what is known of the file. */
export interface ApplicationFields extends Omit<CareerApplication, 'origin'> {
  /** The country of the dial code. */
  iso?: string | undefined;
  [resumeField]?: unknown;
  /** Kept in the draft, to ask for the file again after a reload. */
  resumeName?: string | undefined;
}

export const chooseAgain = 'Please choose your resume again.';

/** @param files the chosen files, which are not in the form's own field */
export function applicationSchema(files: readonly File[]): ObjectSchema<ApplicationFields> {
  const { name, email, course } = career.request.fields;
  const request = career.request.pick([honeypotField]).shape({
    name,
    email,
    iso: string(),
    mobileNo: phoneNumber(),
    course,
    [resumeField]: mixed().test('resume', (_value, { createError }) => {
      const message = faultOfResume(files);
      return message === null || createError({ message });
    }),
    resumeName: string(),
  });
  return request as unknown as ObjectSchema<ApplicationFields>;
}

interface Sending {
  fields: ApplicationFields;
  resume: File;
  session: FormSession;
  policyVersion: number | null;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends an application with its resume. The draft is kept until it has arrived. */
export async function sendApplication(sending: Sending): Promise<Ending> {
  const { resume, session, signal, onProgress } = sending;
  await session.waitMinimumFill();
  const headers = { [idempotencyHeader]: session.key() };
  const outcome = await upload(career, { form: toWire(sending), headers, signal, onProgress });
  if (outcome.kind === 'done') session.finish();
  return endingOf(outcome, resume);
}

function toWire({ fields, resume, session, policyVersion }: Sending): FormData {
  const form = new FormData();
  const { startedAt } = session;
  form.set('name', fields.name);
  form.set('email', fields.email);
  form.set('mobileNo', withDialCode(fields.iso ?? '', fields.mobileNo));
  form.set('course', fields.course);
  form.set(honeypotField, String(fields[honeypotField] ?? ''));
  form.set('origin', JSON.stringify(readOriginOf({ variant: 'instructor', policyVersion, startedAt })));
  // Last, so that the server knows the rest before the file arrives.
  form.set(resumeField, resume, resume.name);
  return form;
}

async function endingOf(outcome: UploadOutcome<unknown>, resume: File): Promise<Ending> {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done' };
    case 'stopped':
      raiseToast({ tone: 'good', text: 'The upload was cancelled. Nothing was sent.' });
      return { kind: 'refused' };
    case 'refused':
      return refusal(outcome.refusal.message, outcome.refusal.errors);
    case 'unreachable': {
      if (!(await isReadable(resume))) return refusal('', { [resumeField]: chooseAgain });
      raiseToast({ tone: 'bad', text: careerFaults.failed });
      return { kind: 'refused' };
    }
  }
}

/** Errors of fields are shown at the fields, all others in the server's words. */
function refusal(message: string, errors: Record<string, string> | undefined): Ending {
  if (errors) raiseToast({ tone: 'bad', ...careerFaults.invalid });
  else raiseToast({ tone: 'bad', title: careerFaults.refused, text: message });
  return { kind: 'refused', errors };
}

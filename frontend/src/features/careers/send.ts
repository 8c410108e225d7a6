import { career, careerFaults, idempotencyHeader, resumeField } from '@lanternway/contracts/enquiries/site';
import type { FormSession } from '../../browser/drafts/form-session';
import { readOriginOf } from '../../browser/drafts/origin';
import { upload, type UploadOutcome } from '../../server-calls/upload';
import type { SendResult } from '../../ui/forms/use-sending';
import { chooseAgain, isReadable } from './check-resume';
import { type Application, toWire } from './fields';

interface ApplicationContext {
  resume: File;
  policyVersion: number | null;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends an application with its resume. The draft is kept until it has arrived. */
export async function sendApplication(
  application: Application,
  session: FormSession,
  { resume, policyVersion, signal, onProgress }: ApplicationContext,
): Promise<SendResult> {
  await session.waitMinimumFill();
  const origin = readOriginOf({ variant: 'instructor', policyVersion, startedAt: session.startedAt });
  const headers = { [idempotencyHeader]: session.key() };
  const form = toWire(application, resume, origin);
  const outcome = await upload(career, { form, headers, signal, onProgress });
  if (outcome.kind === 'done') session.finish();
  return resultOf(outcome, resume);
}

async function resultOf(outcome: UploadOutcome<unknown>, resume: File): Promise<SendResult> {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done' };
    case 'stopped':
      return { kind: 'refused', tone: 'info', text: 'The upload was cancelled. Nothing was sent.' };
    case 'refused':
      return refusal(outcome.refusal.message, outcome.refusal.errors);
    case 'unreachable': {
      if (!(await isReadable(resume))) return refusal('', { [resumeField]: chooseAgain });
      return { kind: 'refused', text: careerFaults.failed };
    }
  }
}

/** Errors of fields are shown at the fields, all others in the server's words. */
function refusal(message: string, errors: Record<string, string> | undefined): SendResult {
  if (errors) return { kind: 'refused', ...careerFaults.invalid, errors };
  return { kind: 'refused', title: careerFaults.refused, text: message };
}

import type { Erased, PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import { counted } from '@lanternway/desk/words/counted';

/** Whether anything at all is kept. What was done before is no longer the person's data. */
export const isAnythingKept = ({ enquiries, account, others }: PrivacyFindings): boolean =>
  enquiries.length > 0 || account !== null || others.length > 0;

/** What an erasure has removed, a line each. */
export function erasedInWords(erased: Erased): string[] {
  const { enquiries, resumes, isAccountClosed, others } = erased;
  const written = `with everything written about ${enquiries === 1 ? 'it' : 'them'}`;
  return [
    ...(enquiries > 0 ? [`${counted(enquiries, 'enquiry', 'enquiries')} ${written}`] : []),
    ...(resumes > 0 ? [counted(resumes, 'resume', 'resumes')] : []),
    ...(isAccountClosed ? ['The account, closed on every device'] : []),
    ...others.map(({ what, count }) => `${what}: ${count.toLocaleString()}`),
  ];
}

/** Null where no class was to come. */
export function classesInWords({ classes }: Erased): string | null {
  if (classes === 0) return null;
  return classes === 1
    ? 'A class was still to come. It is gone from the desk, and nobody has been mailed: please tell its teacher.'
    : `${String(classes)} classes were still to come. They are gone from the desk, and nobody has been mailed: please tell their teachers.`;
}

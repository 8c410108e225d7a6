import type { Erased, PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import { counted } from '@lanternway/desk/format/counted';

/** Whether any personal data is kept. The history of exports and erasures is none. */
export const isAnythingKept = ({ enquiries, account, others }: PrivacyFindings): boolean =>
  enquiries.length > 0 || account !== null || others.length > 0;

/** What an erasure removed, one line each. */
export function describeErased(erased: Erased): string[] {
  const { enquiries, resumes, isAccountClosed, others } = erased;
  const written = `with everything written about ${enquiries === 1 ? 'it' : 'them'}`;
  return [
    ...(enquiries > 0 ? [`${counted(enquiries, 'enquiry', 'enquiries')} ${written}`] : []),
    ...(resumes > 0 ? [counted(resumes, 'resume', 'resumes')] : []),
    ...(isAccountClosed ? ['The account, closed on every device'] : []),
    ...others.map(({ what, count }) => `${what}: ${count.toLocaleString()}`),
  ];
}

/** Null if no class was still to come. */
export function describeClasses({ classes }: Erased): string | null {
  if (classes === 0) return null;
  return classes === 1
    ? 'A class was still to come. It is gone from the desk, and nobody has been mailed: please tell its teacher.'
    : `${String(classes)} classes were still to come. They are gone from the desk, and nobody has been mailed: please tell their teachers.`;
}

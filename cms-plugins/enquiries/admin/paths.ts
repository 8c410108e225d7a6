import { type EnquiryKind } from '@lanternway/contracts/enquiries/site';

/** The paths of the desk's pages in the admin. */
export const deskPage = '/plugins/enquiries';

export const itemPage = (kind: EnquiryKind, id: string): string => `${deskPage}/${kind}/${id}`;

export const addPage = `${deskPage}/add`;

export const privacyPage = `${deskPage}/privacy`;

export const settingsPage = `${deskPage}/settings`;

import { type EnquiryKind } from '@lanternway/contracts/enquiries/site';

/** Where the desk's pages stand in the admin. */
export const deskPage = '/plugins/enquiries';

export const itemPage = (kind: EnquiryKind, id: string): string => `${deskPage}/${kind}/${id}`;

export const privacyPage = `${deskPage}/privacy`;

export const settingsPage = `${deskPage}/settings`;

import { cutText } from './cut-text.js';

/** The fields of an admin login that we use. */
interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email: string;
}

/** Length of the columns that store who did something. The names of a login can be more than twice as long. */
export const staffNameLength = 200;

/** How to name a staff member: first and last name, else the user name, else the address. */
export function staffNameOf({ firstname, lastname, username, email }: AdminUser): string {
  const name = [firstname, lastname].filter((part) => (part ?? '').trim() !== '').join(' ');
  return cutText(name === '' ? (username ?? email) : name, { characters: staffNameLength });
}

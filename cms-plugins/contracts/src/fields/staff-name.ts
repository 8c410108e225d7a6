import { cutText } from './cut-text.js';

/** What is used of a login of the admin. */
interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email: string;
}

/** As long as the columns in which the name of who did something is kept. A login takes more than twice as much. */
export const staffNameLength = 200;

/** What people call a staff member: first and last name, else the user name, else the address. */
export function staffNameOf({ firstname, lastname, username, email }: AdminUser): string {
  const name = [firstname, lastname].filter((part) => (part ?? '').trim() !== '').join(' ');
  return cutText(name === '' ? (username ?? email) : name, { characters: staffNameLength });
}

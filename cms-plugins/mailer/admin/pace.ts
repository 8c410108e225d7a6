/** How soon a page looks again: mails are sent within seconds. */
export const paceMs = 5_000;

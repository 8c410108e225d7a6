/*
 * One letter may be stored in several ways. A text that is kept to be searched, and what staff type to search it, need the
 * same form, so a table goes on with the form in which its rows were written.
 */

/**
 * For a text of names, ids and numbers that are copied from elsewhere: what only looks different, such as full-width
 * digits and ligatures, is the same (Unicode NFKC). Orders are kept in this form. It may be many times as long as the
 * text, so cut afterwards.
 */
export const toSearchForm = (text: string): string => tidy(text.normalize('NFKC'));

/**
 * For a text that people typed themselves: only the ways to write an accent are the same (NFC), and every other letter
 * stays as it was typed. Enquiries are kept in this form.
 */
export const toTypedSearchForm = (text: string): string => tidy(text.normalize('NFC'));

const tidy = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Not for searching: the letters as they were typed, each with its accent in one piece, as files and fonts want them (NFC). */
export const toWholeLetters = (text: string): string => text.normalize('NFC');

/** No one means to search by more words. */
const maxWords = 8;

/** The words of a search, each once. */
export const searchWordsOf = (text: string): string[] => [...new Set(text.split(' '))].slice(0, maxWords);

/** Whether it has nothing but what numbers are written with, and at least one digit. */
export const isPhoneLike = (text: string): boolean => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** Text for the pattern of a SQL `like`, in which each sign means itself; the escape sign is a backslash. */
export const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The SQL pattern of texts that contain the word; the escape sign is a backslash. */
export const patternOf = (word: string): string => `%${escapePattern(word)}%`;

/** As many words as anybody means to search by. */
const maxWords = 8;

/** The words of a search, each once. */
export const searchWordsOf = (text: string): string[] => [...new Set(text.split(' '))].slice(0, maxWords);

/** Whether it has nothing but what numbers are written with, and at least one digit. */
export const isPhoneLike = (text: string): boolean => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** What a text that holds the word is like, for SQL; the escape sign is a backslash. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

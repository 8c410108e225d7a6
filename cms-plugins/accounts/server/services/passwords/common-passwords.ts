import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000, in lower case; a few megabytes, read once as the server starts. */
const common = new Set(dictionary.passwords);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

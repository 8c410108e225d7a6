import { defaultLocale, ValidationError } from 'yup';

/**
 * What a field says where its contract has no sentence of its own. Yup's own name the field as the code does, and
 * nobody else understands them.
 */
export const plainSentences = {
  missing: 'Please fill this in.',
  notReadable: 'This cannot be read. Please enter it again.',
  notOffered: 'Please choose one of the values that are offered.',
  tooLong: (max: number) => `Please use at most ${String(max)} characters.`,
  tooShort: (min: number) => `Please use at least ${String(min)} characters.`,
  tooLarge: (max: number) => `Please enter ${String(max)} or less.`,
  tooSmall: (min: number) => `Please enter ${String(min)} or more.`,
  tooMany: (max: number) => `Please choose at most ${String(max)}.`,
  tooFew: (min: number) => `Please choose at least ${String(min)}.`,
  notWhole: 'Please enter a whole number.',
} as const;

const { mixed, string, number, boolean, date, object, array } = defaultLocale;

const templates: unknown[] = [mixed, string, number, boolean, date, object, array].flatMap((sentences) =>
  Object.values(sentences ?? {}),
);

/** Whether yup wrote the message, and not the contract. */
const isYups = ({ message, params = {} }: ValidationError): boolean =>
  templates.some((template) => ValidationError.formatError(template, params) === message);

/** The sentence of a fault, for people: the contract's own, or a plain one. */
export function sentenceOf(fault: ValidationError): string {
  return isYups(fault) ? plainSentenceOf(fault) : fault.message;
}

type Limit = (limit: number) => string;

const limits: Record<string, Partial<Record<'string' | 'number' | 'object', Limit>>> = {
  max: { string: plainSentences.tooLong, number: plainSentences.tooLarge, object: plainSentences.tooMany },
  min: { string: plainSentences.tooShort, number: plainSentences.tooSmall, object: plainSentences.tooFew },
};

function plainSentenceOf({ type, params = {}, value }: ValidationError): string {
  const { [type ?? '']: limit } = params;
  const say = limits[type ?? '']?.[typeof value as 'string' | 'number' | 'object'];
  if (say !== undefined && typeof limit === 'number') return say(limit);
  if (type === 'oneOf') return plainSentences.notOffered;
  if (type === 'integer') return plainSentences.notWhole;
  const isMissing = value === undefined || value === null || value === '';
  return isMissing ? plainSentences.missing : plainSentences.notReadable;
}

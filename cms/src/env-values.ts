/** Reads single environment variables. An empty variable counts as not set. */
import { readFileSync } from 'node:fs';

export type Source = Readonly<Record<string, string | undefined>>;

/** Variables that cannot be read. The message has a line for each, ready to be shown. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export type Readers<Values extends object> = { [Name in keyof Values]: () => Values[Name] };

/** The values of several readers, by name. Throws one error with the lines of all that failed. */
export function readAll<Values extends object>(readers: Readers<Values>): Values {
  const { values, lines } = tryAll(readers);
  if (lines.length > 0) throw new EnvError(lines.join('\n'));
  return values as Values;
}

/** The values that could be read, and the lines of the others, each line once. */
export function tryAll<Values extends object>(
  readers: Readers<Values>,
): { values: Partial<Values>; lines: string[] } {
  const lines = new Set<string>();
  const values: Partial<Values> = {};
  for (const name of Object.keys(readers) as (keyof Values)[]) {
    try {
      values[name] = readers[name]();
    } catch (error) {
      if (!(error instanceof EnvError)) throw error;
      for (const line of error.message.split('\n')) lines.add(line);
    }
  }
  return { values, lines: [...lines] };
}

/** A variable, or the content of the file that the variable `<name>_FILE` names: so that secrets can be mounted as files. */
export function text(source: Source, name: string): string | null {
  const value = source[name]?.trim() ?? '';
  const file = source[`${name}_FILE`]?.trim() ?? '';
  if (file === '') return value === '' ? null : value;
  if (value !== '') throw new EnvError(`${name} and ${name}_FILE are both set. Set one of them.`);
  try {
    const content = readFileSync(file, 'utf8').trim();
    return content === '' ? null : content;
  } catch (error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    const why = hasCode ? String(error.code) : 'unknown reason';
    throw new EnvError(`${name}_FILE must name a file that can be read, and is "${file}" (${why}).`);
  }
}

interface NumberRule {
  fallback: number;
  min: number;
  max: number;
}

export function wholeNumber(source: Source, name: string, { fallback, min, max }: NumberRule): number {
  const value = text(source, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new EnvError(
      `${name} must be a whole number from ${String(min)} to ${String(max)}, and is "${value}".`,
    );
  }
  return number;
}

export function oneOf<T extends string>(
  source: Source,
  name: string,
  choices: readonly T[],
  fallback: NoInfer<T>,
): T {
  const value = text(source, name);
  if (value === null) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new EnvError(`${name} must be ${choices.join(' or ')}, and is "${value}".`);
  return choice;
}

interface AddressRule {
  /** Only scheme, host and port: no path, query or fragment. */
  originOnly?: boolean;
  /** A part that the address must contain, to be filled in later. */
  placeholder?: string;
}

/** An http or https address without a slash at its end. */
export function webAddress(
  source: Source,
  name: string,
  { originOnly = false, placeholder }: AddressRule = {},
): string | null {
  const value = text(source, name);
  if (value === null) return null;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new EnvError(`${name} must be an address that starts with http:// or https://, and is "${value}".`);
  }
  if (originOnly && new URL(value).href !== `${new URL(value).origin}/`) {
    throw new EnvError(`${name} must end after the host and port, and is "${value}".`);
  }
  if (placeholder !== undefined && !value.includes(placeholder)) {
    throw new EnvError(`${name} must contain ${placeholder}, and is "${value}".`);
  }
  return originOnly ? new URL(value).origin : value;
}

/** The address of a mail server. It may hold a password, so it is not shown when it is refused. */
export function mailServer(source: Source, name: string): string | null {
  const value = text(source, name);
  if (value === null) return null;
  const isOne = /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
  if (!isOne) throw new EnvError(`${name} must be an address like smtps://user:password@host:465.`);
  return value;
}

/** One e-mail address, without a name. */
export function mailbox(source: Source, name: string): string | null {
  const value = text(source, name);
  if (value !== null && !/^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/.test(value)) {
    throw new EnvError(`${name} must be one email address, and is "${value}".`);
  }
  return value;
}

/** A public key of age. Someone may have set the private one, so it is not shown when it is refused. */
export function ageRecipient(source: Source, name: string): string | null {
  const value = text(source, name);
  if (value !== null && !/^age1[02-9ac-hj-np-z]{58}$/.test(value))
    throw new EnvError(`${name} must be a public key of age: age1 and 58 small letters and digits.`);
  return value;
}

/** Tells a secret from something that only looks like one. */

export const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SITE_READ_TOKEN',
] as const;

export type SecretName = (typeof secretNames)[number];

const shortest = 32;
const fewestDifferentCharacters = 10;
const sampleWords =
  /sample|example|change-?me|to-?be-?modified|your-?secret|development|password|placeholder|sandbox|lanternway|qwerty/i;

/** Stands in for a secret that is not set, outside production only: `isStrongSecret` never accepts it. */
export function sampleSecret(name: string): string {
  return `sample-for-development-only-${name.toLowerCase()}`;
}

/** The keys of a variable that may hold several, separated by commas. */
export const keysIn = (value: string): string[] => value.split(',').map((key) => key.trim());

/**
 * Whether a secret is long, varied, and no sample. Several keys are separated by commas, and each is checked.
 * @param least how many characters it must have
 */
export function isStrongSecret(value: string, least = shortest): boolean {
  return keysIn(value).every(
    (secret) =>
      secret.length >= least &&
      new Set(secret).size >= fewestDifferentCharacters &&
      !sampleWords.test(secret) &&
      !isRepeated(secret) &&
      !isCounted(secret),
  );
}

/** The same piece again and again. */
const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** Mostly characters in a sequence, as in `0123456789abcdef`. */
function isCounted(text: string): boolean {
  const codes = [...text].map((sign) => sign.charCodeAt(0));
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1);
  return steps.length > text.length / 2;
}

/** Telling a secret from something that only looks like one. */

const shortest = 32;
const fewestDifferentCharacters = 10;
const sampleWords = /sample|example|change-?me|to-?be-?modified|your-?secret|development/i;

/** Stands in for a secret that is not set, outside production only: `isStrongSecret` never accepts it. */
export function sampleSecret(name: string): string {
  return `sample-for-development-only-${name.toLowerCase()}`;
}

/** Long, varied, and no sample. Where several keys are given, separated by commas, each of them. */
export function isStrongSecret(value: string): boolean {
  return value.split(',').every((key) => {
    const secret = key.trim();
    return (
      secret.length >= shortest &&
      new Set(secret).size >= fewestDifferentCharacters &&
      !sampleWords.test(secret)
    );
  });
}

/** 'Ananya' of 'Ananya R.'. A name without an initial at its end stays as it is. */
export const firstName = (name: string): string => name.replace(/\s+\p{Lu}\.$/u, '');

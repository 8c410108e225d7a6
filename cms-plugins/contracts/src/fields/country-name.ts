const names = new Intl.DisplayNames('en', { type: 'region' });

/** 'India' for 'IN'. Null for what has not the form of a country's code: the platform would throw. */
export const countryName = (code: string): string | null =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? null) : null;

import { useState } from 'react';
import type { findCountries } from './find-countries';

type Find = typeof findCountries;

interface CountrySearch {
  /** Undefined until the names are there; null if they could not be loaded. */
  find: Find | null | undefined;
  /** Loads the names of the countries: when the field is about to be used. */
  load: () => void;
}

/** The search among the countries. Most parents keep the country that the form knows, so its names are loaded late. */
export function useCountrySearch(): CountrySearch {
  const [find, setFind] = useState<Find | null>();
  const load = () => {
    if (find) return;
    import('./find-countries').then(
      (loaded) => setFind(() => loaded.findCountries),
      () => setFind(null),
    );
  };
  return { find, load };
}

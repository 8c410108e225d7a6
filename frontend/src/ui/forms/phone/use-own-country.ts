import { useEffect } from 'react';
import { isCountry } from './country-codes';

/**
 * Fills the visitor's own country into a field of a form, unless they have chosen one.
 * @param ask resolves to two capital letters, or null if the country is unknown
 * @param fill sets a value that the parent did not type
 */
export function useOwnCountry(
  ask: () => Promise<string | null>,
  fill: (name: string, value: string) => void,
  field: string,
): void {
  useEffect(() => {
    let isHere = true;
    void ask().then((country) => {
      if (isHere && country !== null && isCountry(country)) fill(field, country);
    });
    return () => {
      isHere = false;
    };
  }, [ask, fill, field]);
}

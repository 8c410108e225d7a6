declare global {
  interface Window {
    /** Set by the start-up script if it asks for the country before the application does. */
    countryOnItsWay?: Promise<string | null>;
  }
}

/** The country that is being asked for already; undefined if nobody asks. It fails if there is no answer. */
export const readCountryOnItsWay = (): Promise<string | null> | undefined => window.countryOnItsWay;

export function keepCountryOnItsWay(country: Promise<string | null>): void {
  window.countryOnItsWay = country;
}

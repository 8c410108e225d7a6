/** Requests of visitors besides the logins, from one that costs almost nothing to a list of a collection. */
export const plainCalls = [
  { what: 'a country, no database', path: '/api/geo' },
  { what: 'one entry of content', path: '/api/faqs?filters[order][$eq]=7&populate=group' },
  { what: 'a list of 25 entries', path: '/api/faqs?pagination[pageSize]=25&populate=group' },
];

/** The number of entries. */
export const entries = 25;

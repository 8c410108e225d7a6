/** What visitors ask beside the logins, from what costs the server next to nothing to a list of a collection. */
export const plainCalls = [
  { what: 'a country, no database', path: '/api/geo' },
  { what: 'one entry of content', path: '/api/faqs?filters[order][$eq]=7&populate=group' },
  { what: 'a list of 25 entries', path: '/api/faqs?pagination[pageSize]=25&populate=group' },
];

/** How many entries there are. */
export const entries = 25;

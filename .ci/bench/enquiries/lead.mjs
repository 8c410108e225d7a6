const source = {
  variant: 'page',
  page: '/book-free-class',
  referrer: 'search.example/results',
  campaign: { source: 'newsletter', medium: 'email', campaign: 'autumn' },
  policyVersion: 1,
};

/**
 * The content of one lead; each is different.
 * @param {number} number
 * @param {boolean} isWrapped as Strapi's own collections expect it
 */
export function leadOf(number, isWrapped) {
  const fields = {
    name: `Student ${number}`,
    course: 'math',
    grade: (number % 10) + 1,
    parentEmail: `parent${number}@example.com`,
    parentPhone: `+9198${String(number).padStart(8, '0')}`,
    notes: `We would like a class after school, best on a weekday. This is our question ${number}.`,
  };
  return isWrapped
    ? { data: { ...fields, ...source } }
    : { ...fields, origin: { ...source, filledInMs: 24_000 } };
}

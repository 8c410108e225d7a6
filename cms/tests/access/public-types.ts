/** Content that anyone may list, by its address. */
export const publicTypes = [
  'affiliations',
  'authors',
  'categories',
  'courses',
  'faqs',
  'faq-groups',
  'pages',
  'plans',
  'policies',
  'policy-versions',
  'posts',
  'redirects',
  'teachers',
  'testimonials',
];

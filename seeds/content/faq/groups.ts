import type { FaqGroupSeed } from '../../types';

export const faqGroups: FaqGroupSeed[] = [
  { title: 'About classes', slug: 'about-classes', order: 0 },
  { title: 'Courses and levels', slug: 'courses-and-levels', order: 1 },
  { title: 'Plans and payments', slug: 'plans-and-payments', order: 2 },
  { title: 'Refunds and cancellations', slug: 'refunds-and-cancellations', order: 3 },
  { title: 'Your account', slug: 'your-account', order: 4 },
];

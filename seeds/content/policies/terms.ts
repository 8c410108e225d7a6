import type { PolicySeed } from '../../types';
import { generalTerms } from './terms-general';
import { planTerms } from './terms-plans';

export const terms: PolicySeed = {
  title: 'Terms & Conditions',
  document: 'terms',
  version: 2,
  effectiveOn: '2025-09-04',
  summary: [
    { value: 'Pay before class', label: 'payment is due before the first class starts' },
    { value: '24-class promise', label: 'unused classes of larger purchases are refunded' },
    { value: '14 days', label: 'after the last class, to ask for a refund' },
    { value: 'No renewal', label: 'a plan ends by itself and charges nothing more' },
  ],
  seo: {
    title: 'Terms & Conditions',
    description:
      'The agreement between Lanternway and a parent: plans, payment, the 24-class refund promise, conduct in class, and who owns the work.',
  },
  body: [...planTerms, ...generalTerms],
};

import type { PolicySeed } from '../../types';
import { howDataIsHandled } from './privacy-handling';
import { rightsAndLaws } from './privacy-rights';
import { whatIsCollected } from './privacy-collection';

export const privacyPolicy: PolicySeed = {
  title: 'Privacy Policy',
  document: 'privacy',
  // Since version 2 the text names the known-device cookie, since version 4 how visits are counted; earlier ones are kept where
  // they were published.
  version: 4,
  effectiveOn: '2025-09-04',
  summary: [
    { value: 'No tracking', label: 'no tracking cookies, no advertising, no outside analytics' },
    { value: 'Never sold', label: 'your data, or your child’s, to anybody' },
    { value: 'From parents', label: 'we ask for a child’s details, not from the child' },
    { value: '30 days', label: 'at most, to answer a request about your data' },
  ],
  seo: {
    title: 'Privacy Policy',
    description:
      'What Lanternway knows about you and your child, why, for how long, who else sees it, and how to see, correct or delete it.',
  },
  body: [...whatIsCollected, ...howDataIsHandled, ...rightsAndLaws],
};

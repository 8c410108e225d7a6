import type { RedirectSeed } from '../types';

/** Addresses that people guess or remember, and the pages they lead to. */
export const redirects: RedirectSeed[] = [
  { from: '/courses', to: '/courses/coding', permanent: false },
  { from: '/courses/maths', to: '/courses/math', permanent: true },
  { from: '/teachers', to: '/teacher/know-your-teacher', permanent: true },
  { from: '/one-to-one', to: '/programs/one-to-one', permanent: true },
  { from: '/stem', to: '/achievements/stem', permanent: true },
  { from: '/cancellation', to: '/cancellationPolicy', permanent: true },
  { from: '/about', to: '/contact', permanent: false },
];

import type { AffiliationSeed } from '../types';

export const affiliations: AffiliationSeed[] = [
  { name: 'Northfield', detail: 'Maths Olympiad', mark: 'affiliation-1', order: 0 },
  { name: 'Open Robotics', detail: 'League', mark: 'affiliation-2', order: 1 },
  { name: 'Kite School', detail: 'Network', mark: 'affiliation-3', order: 2 },
  { name: 'Civic Code', detail: 'Council', mark: 'affiliation-4', order: 3 },
  { name: 'Harbour', detail: 'Learning Trust', mark: 'affiliation-5', order: 4 },
  { name: 'Foldwork', detail: 'Makers Guild', mark: 'affiliation-6', order: 5 },
];

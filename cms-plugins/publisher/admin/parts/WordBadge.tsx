import type { BuildState, Schedule } from '@lanternway/contracts/publishing';
import { Badge } from '@strapi/design-system';
import { buildStateWords } from '../words';

export type Colour = 'success' | 'warning' | 'danger' | 'neutral' | 'primary';

export function WordBadge({ colour, children }: { colour: Colour; children: string }) {
  return (
    // The design system's dark orange is too pale on its light one to be read by everybody.
    <Badge backgroundColor={`${colour}100`} textColor={colour === 'warning' ? 'neutral800' : `${colour}700`}>
      {children}
    </Badge>
  );
}

const ofBuild: Record<BuildState, Colour> = {
  waiting: 'neutral',
  building: 'primary',
  live: 'success',
  replaced: 'neutral',
  refused: 'warning',
  broken: 'danger',
  overtaken: 'neutral',
};

export const BuildBadge = ({ state }: { state: BuildState }) => (
  <WordBadge colour={ofBuild[state]}>{buildStateWords[state]}</WordBadge>
);

const ofSchedule: Record<Schedule['state'], [colour: Colour, word: string]> = {
  waiting: ['primary', 'Planned'],
  done: ['success', 'Done'],
  failed: ['danger', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
};

export function ScheduleBadge({ state }: { state: Schedule['state'] }) {
  const [colour, word] = ofSchedule[state];
  return <WordBadge colour={colour}>{word}</WordBadge>;
}

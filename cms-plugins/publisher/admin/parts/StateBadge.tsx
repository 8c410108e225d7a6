import type { BuildState } from '@lanternway/contracts/publishing/staff';
import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import { WordBadge, type Colour } from '@lanternway/desk/parts/WordBadge';
import { buildStateLabels } from '../labels';

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
  <WordBadge colour={ofBuild[state]}>{buildStateLabels[state]}</WordBadge>
);

const ofSchedule: Record<Schedule['state'], [colour: Colour, word: string]> = {
  waiting: ['primary', 'Scheduled'],
  done: ['success', 'Done'],
  failed: ['danger', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
};

export function ScheduleBadge({ state }: { state: Schedule['state'] }) {
  const [colour, word] = ofSchedule[state];
  return <WordBadge colour={colour}>{word}</WordBadge>;
}

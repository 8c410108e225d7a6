import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import type { WaitingRow } from '@lanternway/desk/home/Waiting';
import { publishingPage } from '../paths';

/** How many things somebody can see to: publishing that is switched off stays so. */
export const countWaiting = (state: PublishingState): number =>
  waitingRows({ ...state, isAwake: true }).length;

/** What keeps changes from going live, and what staff do about it. */
export function waitingRows({ problem, hold, isAwake }: PublishingState): WaitingRow[] {
  const rows: WaitingRow[] = [];
  if (problem?.kind === 'refused') {
    rows.push(
      ...problem.faults.map(({ text, entry }, index) => ({
        key: `fault ${String(index)}`,
        badge: 'Blocked',
        colour: 'danger' as const,
        title: text,
        ...(entry === null ? {} : { about: `in “${entry.title}”` }),
        to: entry?.href ?? publishingPage,
        button: 'Fix',
      })),
    );
  }
  if (problem?.kind === 'broken') {
    rows.push({
      key: 'broken',
      badge: 'Failed',
      colour: 'danger',
      title: 'The site could not be built',
      about: 'Your content is not the cause.',
      to: publishingPage,
    });
  }
  if (hold !== null) {
    rows.push({
      key: 'hold',
      badge: 'Held',
      colour: 'warning',
      title: `The site was rolled back to release ${String(hold.number)}`,
      to: publishingPage,
    });
  }
  if (!isAwake) {
    rows.push({
      key: 'asleep',
      badge: 'Off',
      colour: 'neutral',
      title: 'Publishing is switched off in this installation',
      to: publishingPage,
    });
  }
  return rows;
}

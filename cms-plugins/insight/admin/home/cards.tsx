import { readThisWeek } from '@lanternway/contracts/insight/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Numbers as Tiles } from '@lanternway/desk/home/Numbers';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { insightPage } from '../paths';
import { tilesOf } from './tiles';

const paceMs = 300_000;

/** Families of this week, on the admin's home. */
export function Numbers() {
  const { loaded } = useLoaded(readCall(readThisWeek, {}), () => paceMs);
  return (
    <OnceLoaded loaded={loaded} failure="The numbers cannot be read at the moment.">
      {(week) => <Tiles {...tilesOf(week)} />}
    </OnceLoaded>
  );
}

export { ReplyTime as Aside } from './ReplyTime';

export const numbersOf = 'whole';

export const moreNumbers = { label: 'How it goes', to: insightPage };

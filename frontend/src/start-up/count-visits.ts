import { seen, type Beacon, type ToldEvent } from '@lanternway/contracts/insight/visits';
import { countedEvent } from '../browser/count';
import { mayBeCounted } from '../browser/storage/objection';
import { readArrival } from '../browser/storage/visit';

/** A page that is in view for less than this does not count as looked at. */
const lookMs = 1000;

/** Where the visit came from: of another site only its name, not the page. */
function readOrigin(): Partial<Beacon> {
  const { campaign = {}, referrer } = readArrival();
  const { source, medium, campaign: name } = campaign;
  return { referrer: referrer?.split('/')[0], source, medium, campaign: name } as Partial<Beacon>;
}

/**
 * Tells our server which pages are looked at and what is done there, without a cookie, storage or an id. A page counts once it
 * was in view for a second: pages that the browser prepares are not in view. It counts again only after its address has
 * changed.
 */
export function countVisits(): void {
  // Staff look at a preview of a draft: neither that nor the pages they open from there count.
  if (/[?&]preview=/.test(location.search)) return;
  let origin = readOrigin();
  let path = location.pathname;
  let isTold = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: ToldEvent) => {
    if (mayBeCounted()) navigator.sendBeacon(seen.path, JSON.stringify({ event, path, ...origin }));
    origin = {};
  };
  const tellView = () => {
    clearTimeout(timer);
    if (isTold) return;
    isTold = true;
    tell('view');
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(tellView, lookMs);
  };
  document.addEventListener('visibilitychange', look);
  document.addEventListener(countedEvent, (happened) => {
    const { detail: event } = happened as CustomEvent<ToldEvent>;
    if (event !== 'view') {
      // Somebody who does something on the page has also looked at it.
      tellView();
      tell(event);
    } else if (location.pathname !== path) {
      path = location.pathname;
      isTold = false;
      look();
    }
  });
  look();
}

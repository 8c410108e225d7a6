import type { ToldEvent } from '@lanternway/contracts/insight/visits';
import type { Device } from './browser-kind';
import type { Origin } from './read-beacon';

/** What one visit did since the last time that it was written. */
export interface Part {
  visitKey: string;
  day: string;
  country: string;
  device: Device;
  /** The page and origin of the first event in this part. They are kept if it is the visit's first event of the day. */
  firstPath: string;
  origin: Origin;
  /** How often, by page and then by event. */
  counts: Map<string, Map<ToldEvent, number>>;
}

export interface Sighting extends Omit<Part, 'counts' | 'firstPath'> {
  path: string;
  event: ToldEvent;
}

/** More than two cores can take in a second. Visits beyond this are not counted, so that a flood cannot fill the memory. */
const mostParts = 20_000;

/** What waits to be written. If the process dies, only this is lost. */
export function gathered() {
  let parts = new Map<string, Part>();

  function partOf(visit: Omit<Part, 'counts'>): Part | null {
    const part =
      parts.get(visit.visitKey) ?? (parts.size < mostParts ? { ...visit, counts: new Map() } : null);
    if (part !== null) parts.set(visit.visitKey, part);
    return part;
  }

  return {
    /** @returns false if there is no more room */
    add({ path, event, ...visit }: Sighting): boolean {
      const part = partOf({ ...visit, firstPath: path });
      if (part !== null) addTo(part, path, event, 1);
      return part !== null;
    },
    /** Returns everything that waits, and forgets it. */
    take(): Part[] {
      const taken = [...parts.values()];
      parts = new Map();
      return taken;
    },
    /** What could not be written waits again, ahead of what came later. */
    giveBack(failed: readonly Part[]): void {
      const later = [...parts.values()];
      parts = new Map(failed.map((part) => [part.visitKey, part]));
      for (const { counts, ...visit } of later) {
        const part = partOf(visit);
        if (part === null) continue;
        for (const [path, events] of counts) for (const [event, n] of events) addTo(part, path, event, n);
      }
    },
  };
}

function addTo({ counts }: Part, path: string, event: ToldEvent, n: number): void {
  const events = counts.get(path) ?? new Map<ToldEvent, number>();
  events.set(event, (events.get(event) ?? 0) + n);
  counts.set(path, events);
}

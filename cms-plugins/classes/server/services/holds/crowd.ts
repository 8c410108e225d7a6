import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';

/** Whether most times of a kind of class are held and not booked: somebody holds for the sake of holding (BK6). */
export interface Crowd {
  /** Records what the list of times shows. A change is logged. */
  note: (kind: ClassKind, isCrowded: boolean) => void;
  /** Whether new holds are refused. A parent without a hold gets the time when the form is sent, if it is still free. */
  isCrowded: (kind: ClassKind) => boolean;
}

/** How long a record counts. Every form asks for the list of times, which records it again. */
const knownMs = 60_000;

/** Remembered in the process, so that a hold needs no statement to know it. */
export function crowd({ strapi }: { strapi: Core.Strapi }): Crowd {
  const since = new Map<ClassKind, number>();
  const isCrowded = (kind: ClassKind): boolean => Date.now() - (since.get(kind) ?? 0) < knownMs;

  return {
    isCrowded,
    note(kind, isNow) {
      const before = isCrowded(kind);
      if (isNow) since.set(kind, Date.now());
      else since.delete(kind);
      if (isNow && !before)
        strapi.log.warn(`classes: most times of ${kind} are held and not booked; no more are held for now`);
      if (!isNow && before) strapi.log.info(`classes: times of ${kind} are held again`);
    },
  };
}

/** What this process knows of it. */
export const crowdOf = (strapi: Core.Strapi): Crowd => strapi.plugin('classes').service('crowd');

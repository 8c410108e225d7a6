import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';

/** Whether most times of a kind of class are held and not booked: somebody holds for the sake of holding (BK6). */
export interface Crowd {
  /** Records what the list of times shows. A change is logged. */
  note: (kind: ClassKind, isCrowded: boolean) => void;
  /** Whether new holds are refused. Who does not hold books when the form is sent. */
  isCrowded: (kind: ClassKind) => boolean;
}

/** Every form asks for the list of times, and with it this is found. What is older is not known any more. */
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

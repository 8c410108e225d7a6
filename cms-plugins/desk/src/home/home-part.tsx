import type { ComponentType } from 'react';

/** Props of the list of what waits: alone on the card, it needs no heading of its own. */
export interface WaitingProps {
  isAlone: boolean;
}

/** What one desk shows on the admin's home, to those who may read the desk. */
export interface HomePart {
  /** The action of that permission. */
  permission: string;
  load: () => Promise<HomeCards>;
}

export interface HomeCards {
  Waiting: ComponentType<WaitingProps>;
  Numbers: ComponentType;
  Quick: ComponentType;
  /** A card of its own below what waits. */
  Also?: ComponentType;
}

/** Of all desks, in the order in which they were added. */
export const parts: HomePart[] = [];

/** The parts of this person's home. */
export const partsFor = (permissions: readonly { action: string }[]): HomePart[] =>
  parts.filter(({ permission }) => permissions.some(({ action }) => action === permission));

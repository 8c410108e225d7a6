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
  /** What waits there for a person; missing where nothing can. */
  Waiting?: ComponentType<WaitingProps>;
  Numbers: ComponentType;
  /** The link beside the heading of the numbers, to a page with more of them. */
  moreNumbers?: { label: string; to: string };
  Quick?: ComponentType;
  /** A card of its own below what waits. */
  Also?: ComponentType;
}

/** Of all desks, in the order in which they were added. */
export const parts: HomePart[] = [];

/** A whole home for those who have no desk, such as a teacher's day. */
export interface OwnHome {
  /** The action of that permission. */
  permission: string;
  load: () => Promise<{ Home: ComponentType }>;
}

export const ownHomes: OwnHome[] = [];

/** Null for people who read a desk: their home is made of its parts. */
export const ownHomeFor = (permissions: readonly { action: string }[]): OwnHome | null =>
  partsFor(permissions).length > 0
    ? null
    : (ownHomes.find(({ permission }) => permissions.some(({ action }) => action === permission)) ?? null);

/** The parts of this person's home. */
export const partsFor = (permissions: readonly { action: string }[]): HomePart[] =>
  parts.filter(({ permission }) => permissions.some(({ action }) => action === permission));

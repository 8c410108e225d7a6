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
  /** Four numbers of this week. The home shows those of one part. */
  Numbers?: ComponentType;
  /** `whole`: of all desks. `own`: what the people of this desk need instead, if it is their only one. */
  numbersOf?: 'whole' | 'own';
  /** The link beside the heading of the numbers, to a page with more of them. */
  moreNumbers?: { label: string; to: string };
  Quick?: ComponentType;
  /** A card of its own below what waits. */
  Also?: ComponentType;
  /** A small one below the quick ways. */
  Aside?: ComponentType;
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

/** Those that have a list of what waits. */
export const desksIn = (cards: readonly HomeCards[]): HomeCards[] =>
  cards.filter(({ Waiting }) => Waiting !== undefined);

/** The numbers of a home: one set, so that the four that matter most are seen. */
export function numbersIn(cards: readonly HomeCards[]): ComponentType | null {
  const counting = cards.filter(({ Numbers }) => Numbers !== undefined);
  const own = counting.find(({ numbersOf }) => numbersOf === 'own');
  const whole = counting.find(({ numbersOf }) => numbersOf === 'whole');
  const isOwnAlone = own !== undefined && desksIn(cards).length === 1;
  return (isOwnAlone ? own : (whole ?? counting[0]))?.Numbers ?? null;
}

/** What the desks have below what waits, and quick ways: of several desks they would be too many, and are a click away. */
export const sideCards = (cards: readonly HomeCards[]): HomeCards[] =>
  desksIn(cards).length > 1 ? cards.filter(({ Waiting }) => Waiting === undefined) : [...cards];

import type { ButtonWord as Name, usualWords } from '@lanternway/contracts/site/button-words';
import { createContext, useContext } from 'react';

/** The words that staff wrote, in place of the usual ones. */
export type OtherWords = Readonly<Partial<Record<Name, string>>>;

const Words = createContext<OtherWords>({});

export const ButtonWords = Words.Provider;

/** What a button says: the words of staff, or the usual ones. The page carries only what differs. */
export const useButtonWord = <One extends Name>(of: One, usual: (typeof usualWords)[One]): string =>
  useContext(Words)[of] ?? usual;

interface ButtonWordProps<One extends Name> {
  of: One;
  usual: (typeof usualWords)[One];
}

/** The words of a button that is no part of an entry. */
export function ButtonWord<One extends Name>({ of, usual }: ButtonWordProps<One>) {
  return useButtonWord(of, usual);
}

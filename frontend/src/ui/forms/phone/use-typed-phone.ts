import { type ChangeEvent, useRef } from 'react';
import { readTypedPhone } from './typed-phone';

export interface CountryChoice {
  /** Two capital letters; empty if none was chosen yet, which means the specification's default. */
  iso: string;
  onChoose: (iso: string) => void;
}

/** Typing and deleting change the number that is there; everything else, such as a paste, may bring another one. */
function bringsAnother(event: ChangeEvent<HTMLInputElement>, previous: string): boolean {
  const typed = event.target.value.trim();
  if (typed === '') return true;
  // One digit in the place of a whole number; not the first one after a dial code, nor what deleting leaves.
  if (typed.length === 1) return previous.length > 1 && !previous.startsWith(typed);
  const { inputType = '' } = event.nativeEvent as InputEvent;
  return !/^(insertText|delete)/.test(inputType) && !typed.includes(previous);
}

/**
 * Keeps a phone field to digits, and sets the country when a number brings its dial code. The next number starts from
 * the country that was chosen before.
 */
export function useTypedPhone({ iso, onChoose }: CountryChoice) {
  /** The choice before a number brought its own code; null if none did. */
  const chosenBefore = useRef<string | null>(null);
  const previous = useRef('');

  /** Reads what is in the field. What was typed before the script started caused no event. */
  function take(field: HTMLInputElement, start = iso): void {
    const number = readTypedPhone(field.value, start);
    if (number.iso !== start) chosenBefore.current ??= start;
    if (field.value !== number.digits) field.value = number.digits;
    previous.current = number.digits;
    if (number.iso !== iso) onChoose(number.iso);
  }

  function read(event: ChangeEvent<HTMLInputElement>): void {
    const isAnother = chosenBefore.current !== null && bringsAnother(event, previous.current);
    const start = isAnother ? (chosenBefore.current ?? '') : iso;
    if (isAnother) chosenBefore.current = null;
    take(event.target, start);
  }

  function choose(wanted: string): void {
    chosenBefore.current = null;
    onChoose(wanted);
  }

  return { read, take, choose };
}

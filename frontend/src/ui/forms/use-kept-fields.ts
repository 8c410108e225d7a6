import { useEffect, useReducer } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/** The draft of a form; see `browser/drafts/form-session.ts`. */
export interface KeptFields {
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
}

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

/** Somebody is about to type into the field, so what they type takes the place of the draft. */
function selectIfFocused(name: string): void {
  const field = document.activeElement as Partial<HTMLInputElement> | null;
  if (field?.name === name) field.select?.();
}

/**
 * Restores the draft into empty fields, and keeps what is typed from then on. Values from before the application took
 * over only become known here, so the form renders once more, and what of them is no part of the draft is kept at once.
 */
export function useKeptFields<Values extends FieldValues>(
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
  kept: KeptFields | undefined,
): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (kept === undefined) return;
    const draft = kept.read();
    // All fields begin empty.
    const isTyped = Object.entries(textsOf(getValues())).some(([name, text]) => text !== draft[name]);
    for (const [name, text] of Object.entries(draft)) {
      const path = name as Path<Values>;
      if (getValues(path)) continue;
      setValue(path, text as PathValue<Values, Path<Values>>);
      selectIfFocused(name);
    }
    if (isTyped) kept.keep(textsOf(getValues()));
    drawAgain();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => kept.keep(textsOf(values)),
    });
  }, [getValues, setValue, subscribe, kept]);
}

import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { keep, readKept } from './kept';
import { changedOf, fieldsOf, isEmpty, type Typed } from './typed';

/** Who is logged in; nothing is kept before that is known. */
const usePerson = () => useAuth('usePerson', ({ user }) => user?.id);

/** What this person typed in a form and has not saved, and how it is kept. */
function useKept<Kept extends object | string>(
  form: string,
  read: (kept: unknown) => Kept,
  nothing: (kept: Kept) => boolean,
) {
  const person = usePerson();
  const [typed, setTyped] = useState<Kept>(() =>
    read(person === undefined ? null : readKept(sessionStorage, person, form)),
  );
  const change = useCallback(
    (next: Kept) => {
      setTyped(next);
      if (person !== undefined) keep(sessionStorage, person, form, nothing(next) ? null : next);
    },
    [person, form, nothing],
  );
  return [typed, change] as const;
}

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : '');
const isNoText = (text: string) => text === '';

/** A half-written text, kept in this tab until it is sent, over a login in between. */
export const useDraft = (form: string) => useKept(form, readText, isNoText);

/**
 * A form's fields, kept in this tab until they are saved, over a login in between. Only what was typed is kept, so the other
 * fields follow what is stored.
 * @param form names the form, and what it is about
 * @param fresh what the form begins with
 */
export function useTyped<Draft extends object>(form: string, fresh: Draft) {
  const [typed, change] = useKept<Typed<Draft>>(form, (kept) => fieldsOf(fresh, kept), isEmpty);
  const [wasKept, setWasKept] = useState(!isEmpty(typed));
  const draft: Draft = { ...fresh, ...typed };
  return {
    draft,
    isTouched: !isEmpty(changedOf(fresh, draft)),
    /** Whether the form shows what was typed before the page was opened. */
    wasKept: wasKept && !isEmpty(typed),
    edit: (part: Partial<Draft>) => {
      change(changedOf(fresh, { ...draft, ...part }));
    },
    /** After it is saved, or not wanted any more. */
    forget: () => {
      setWasKept(false);
      change({});
    },
  };
}

/** Whether a form has anything that was typed and not saved. */
export function useHasKept(form: string): boolean {
  const person = usePerson();
  const [had] = useState(() => person !== undefined && readKept(sessionStorage, person, form) !== null);
  return had;
}

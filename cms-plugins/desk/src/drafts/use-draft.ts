import { useEffect, useState } from 'react';

/** A half-written text, kept in this tab until it is sent. */
export function useDraft(key: string): [draft: string, setDraft: (draft: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (draft === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  }, [key, draft]);
  return [draft, setDraft];
}

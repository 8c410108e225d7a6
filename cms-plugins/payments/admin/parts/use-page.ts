import { useSearchParams } from 'react-router-dom';

/** The address of a list. Invalid parts, such as typing errors, are ignored. */
export function usePage(names: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  const asked = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value !== null && /^[\w-]{1,40}$/.test(value)) asked.set(name, value);
  }
  const choices = new URLSearchParams(asked);
  const page = query.get('page');
  const pageSize = query.get('pageSize');
  if (page !== null && /^[1-9]\d{0,4}$/.test(page)) asked.set('page', page);
  if (pageSize !== null && ['10', '20', '50', '100'].includes(pageSize)) asked.set('pageSize', pageSize);
  return {
    /** For the server: the current page. */
    asked: asked.toString(),
    /** Only the filters, for a file of all pages. */
    choices: choices.toString(),
    read: (name: string): string | null => asked.get(name),
    /** An empty value removes a filter. Every change goes back to the first page. */
    choose(name: string, value: string): void {
      const next = new URLSearchParams(query);
      next.delete('page');
      if (value === '') next.delete(name);
      else next.set(name, value);
      setQuery(next);
    },
  };
}

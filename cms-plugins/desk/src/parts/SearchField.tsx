import { isRecord } from '@lanternway/contracts/wire/is-record';
import { Searchbar, SearchForm } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const settleMs = 300;

/** The state of a link whose page begins with a search. */
export const toSearch = { isToSearch: true };

const beginsHere = (state: unknown): boolean => isRecord(state) && state['isToSearch'] === true;

interface SearchFieldProps {
  search: string;
  label: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** Searches when the user pauses typing; Enter searches at once. It has the focus where a link led to it. */
export function SearchField({ search, label, placeholder, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const latest = useRef(onSearch);
  const shown = useRef(search);
  latest.current = onSearch;
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = beginsHere(useLocation().state);

  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  // The address changed in another way: Back, a view, or the filter was cleared.
  useEffect(() => {
    if (search !== shown.current) setTyped(search);
    shown.current = search;
  }, [search]);

  const look = (text: string) => {
    const wanted = text.trim();
    if (wanted === shown.current) return;
    shown.current = wanted;
    latest.current(wanted);
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      look(typed);
    }, settleMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);

  return (
    <div ref={place}>
      <SearchForm
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          look(typed);
        }}
      >
        <Searchbar
          name="search"
          value={typed}
          maxLength={100}
          placeholder={placeholder}
          clearLabel="Clear the search"
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          onClear={() => {
            setTyped('');
            look('');
          }}
        >
          {label}
        </Searchbar>
      </SearchForm>
    </div>
  );
}

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../../art/Icon';
import { countryOf } from './country-codes';
import { CountryList, optionId } from './CountryList';
import { useCountrySearch } from './use-country-search';
import { usePlace } from './use-place';
import type { CountryChoice } from './use-typed-phone';

/** What is open: the list, and what was typed to search it; null while nothing was typed. */
interface Opened {
  typed: string | null;
  active: number;
}

/** The list of the field: whether it is open, what it shows, and which country is next to be chosen. */
function useOpenList(chosen: string) {
  const { find, load } = useCountrySearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const typed = opened?.typed ?? null;
  const countries = useMemo(() => find && find(typed ?? ''), [find, typed]);
  const place = countries?.findIndex(({ iso }) => iso === chosen) ?? -1;
  // It opens at the chosen country; after typing, at the best match.
  const active = opened?.active === -1 ? Math.max(0, typed === null ? place : 0) : (opened?.active ?? 0);
  return {
    load,
    typed,
    countries,
    active,
    isOpen: opened !== null && countries !== undefined,
    close: () => setOpened(null),
    open: (next: string | null) => {
      load();
      setOpened({ typed: next, active: -1 });
    },
    move: (by: 1 | -1) => {
      const count = countries?.length ?? 0;
      if (count > 0) setOpened({ typed, active: (active + by + count) % count });
    },
  };
}

/**
 * A dial code. When closed, it shows only the code; typing finds a country by its name or its code, and the list can be
 * used by keyboard (the combobox pattern of the ARIA practices).
 */
export function CountryField({ iso, onChoose }: CountryChoice) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { code, iso: chosen } = countryOf(iso);
  const list = useOpenList(chosen);
  const place = usePlace(input, list.isOpen);
  const current = list.isOpen ? list.countries?.[list.active] : undefined;

  // What was typed before the script started is in the field already, but caused no event. Nor did leaving the field.
  useEffect(() => {
    const field = input.current;
    if (!field || list.typed !== null || field.value === code) return;
    if (field === document.activeElement) list.open(field.value);
    else field.value = code;
  });

  const choose = (wanted: string) => {
    onChoose(wanted);
    list.close();
  };
  const keys: Partial<Record<string, () => void>> = list.isOpen
    ? {
        ArrowDown: () => list.move(1),
        ArrowUp: () => list.move(-1),
        Escape: list.close,
        ...(current && { Enter: () => choose(current.iso) }),
      }
    : { ArrowDown: () => list.open(null), ArrowUp: () => list.open(null) };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined) return;
    // Enter would send the form, and Escape close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div className="inp-pick">
      <input
        ref={input}
        className="inp"
        id={id}
        type="text"
        role="combobox"
        aria-label="Country code"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? `${id}-list` : undefined}
        aria-activedescendant={current && optionId(`${id}-list`, current.iso)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={list.typed ?? code}
        onPointerEnter={list.load}
        onFocus={({ target }) => {
          list.load();
          target.select();
        }}
        onMouseDown={() => (list.isOpen && list.typed === null ? list.close() : list.open(list.typed))}
        onClick={({ currentTarget }) => list.typed === null && currentTarget.select()}
        onChange={({ target }) => list.open(target.value)}
        onKeyDown={onKeyDown}
        onBlur={list.close}
      />
      <Icon name="caret-down-bold" />
      {list.isOpen && (
        <CountryList
          id={`${id}-list`}
          countries={list.countries ?? null}
          chosen={chosen}
          active={list.active}
          place={place}
          onChoose={choose}
        />
      )}
    </div>
  );
}

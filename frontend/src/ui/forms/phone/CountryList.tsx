import type { Country } from '@lanternway/contracts/fields/countries';
import { type CSSProperties, useEffect, useRef } from 'react';

interface CountryListProps {
  id: string;
  /** Null if the names could not be loaded. */
  countries: readonly Country[] | null;
  /** The chosen country. */
  chosen: string;
  /** The place in the list that Enter would choose. */
  active: number;
  place: CSSProperties;
  onChoose: (iso: string) => void;
}

export const optionId = (id: string, iso: string): string => `${id}-${iso}`;

/** Scrolls the list, and nothing around it, until the option is in view. */
function reveal(list: HTMLElement | null, option: Element | undefined): void {
  if (list === null || !(option instanceof HTMLElement)) return;
  const { offsetTop, offsetHeight } = option;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  const end = offsetTop + offsetHeight;
  if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}

/** The countries to choose from. The focus stays in the field: a press on the list does not take it. */
export function CountryList({ id, countries, chosen, active, place, onChoose }: CountryListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(list.current, list.current?.children[active]), [active, countries]);
  if (countries === null || countries.length === 0) {
    const text =
      countries === null
        ? 'The list could not be loaded. Type + and your country code before the number.'
        : 'No country found';
    return (
      <div className="phone-list" style={place} aria-live="polite">
        <p>{text}</p>
      </div>
    );
  }
  return (
    <div
      ref={list}
      id={id}
      className="phone-list"
      style={place}
      role="listbox"
      tabIndex={-1}
      aria-label="Countries"
      onMouseDown={(event) => event.preventDefault()}
    >
      {countries.map(({ iso, country, code }, index) => (
        // The field, which keeps the focus, handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={iso}
          id={optionId(id, iso)}
          className={index === active ? 'phone-active' : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={iso === chosen}
          onClick={() => onChoose(iso)}
        >
          {country} {code}
        </div>
      ))}
    </div>
  );
}

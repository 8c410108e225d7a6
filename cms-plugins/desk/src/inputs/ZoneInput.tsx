import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useState } from 'react';
import { describeZone, zonesFor } from '../format/zones';

interface ZoneInputProps {
  /** Empty if none is chosen. */
  zone: string;
  isLocked?: boolean;
  onChange: (zone: string) => void;
}

/** A time zone, found by a city, a country or a short name such as IST. */
export function ZoneInput({ zone, isLocked = false, onChange }: ZoneInputProps) {
  const [typed, setTyped] = useState(zone === '' ? '' : describeZone(zone));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Combobox
      value={zone}
      disabled={isLocked}
      textValue={typed}
      autocomplete={{ type: 'list', filter: 'contains' }}
      placeholder="Type a city or a country"
      noOptionsMessage={() => 'No time zone matches.'}
      onOpenChange={(opens?: boolean) => {
        setIsOpen(opens ?? false);
      }}
      // Typing replaces the current zone.
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onTextValueChange={(text?: string) => {
        setTyped(text ?? '');
      }}
      onChange={(chosen?: string) => {
        onChange(chosen ?? '');
      }}
      onClear={() => {
        setTyped('');
        onChange('');
      }}
    >
      {/* A closed list renders its options too, out of sight. Four hundred took most of a second on each page. */}
      {zonesFor(typed)
        .filter(({ zone: each }) => isOpen || each === zone)
        .map(({ zone: value, label }) => (
          <ComboboxOption key={value} value={value}>
            {label}
          </ComboboxOption>
        ))}
    </Combobox>
  );
}

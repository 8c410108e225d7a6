import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useState } from 'react';
import { formatZone, zones } from '../../zones';

interface ZoneInputProps {
  /** Empty if none is chosen. */
  zone: string;
  onChange: (zone: string) => void;
}

/** A time zone, found by typing any part of its name. */
export function ZoneInput({ zone, onChange }: ZoneInputProps) {
  const [typed, setTyped] = useState(formatZone(zone));
  return (
    <Combobox
      value={zone}
      textValue={typed}
      autocomplete={{ type: 'list', filter: 'contains' }}
      placeholder="Type a city"
      noOptionsMessage={() => 'No zone has such a name.'}
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
      {zones.map((name) => (
        <ComboboxOption key={name} value={name}>
          {formatZone(name)}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}

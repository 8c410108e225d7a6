import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import { searchEntries } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useDebounce } from '@strapi/strapi/admin';
import { useState } from 'react';
import { isSearching, whyNoEntries } from './why-no-entries';

interface EntrySearchProps {
  choice: EntryChoice | null;
  fault: string | undefined;
  onChoose: (choice: EntryChoice | null) => void;
}

const labelOf = ({ kind, title }: EntryChoice): string => `${title} (${kind})`;
const keyOf = ({ uid, documentId }: EntryChoice): string => `${uid} ${documentId}`;

/** Finds an entry by part of its title. */
export function EntrySearch({ choice, fault, onChoose }: EntrySearchProps) {
  const [typed, setTyped] = useState('');
  const wanted = choice !== null && typed === labelOf(choice) ? '' : typed;
  const search = useDebounce(wanted, 250);
  const { loaded } = useLoaded(readCall(searchEntries, {}, new URLSearchParams({ search }).toString()));
  const found = loaded.kind === 'loaded' ? loaded.value : [];
  // The chosen entry stays in the list, whatever the search.
  const isAmong = choice === null || found.some((one) => keyOf(one) === keyOf(choice));
  const options = isAmong ? found : [choice, ...found];
  return (
    <Labelled name="entry" label="Entry" hint="Type part of its title." fault={fault}>
      <Combobox
        value={choice === null ? '' : keyOf(choice)}
        textValue={typed}
        autocomplete={{ type: 'list', filter: 'contains' }}
        placeholder="Find an entry"
        loading={isSearching(loaded, search === wanted)}
        loadingMessage="Searching…"
        noOptionsMessage={() => whyNoEntries(loaded)}
        onTextValueChange={(text?: string) => {
          setTyped(text ?? '');
        }}
        onChange={(key?: string) => {
          onChoose(options.find((one) => keyOf(one) === key) ?? null);
        }}
        onClear={() => {
          setTyped('');
          onChoose(null);
        }}
      >
        {options.map((one) => (
          <ComboboxOption key={keyOf(one)} value={keyOf(one)}>
            {labelOf(one)}
          </ComboboxOption>
        ))}
      </Combobox>
    </Labelled>
  );
}

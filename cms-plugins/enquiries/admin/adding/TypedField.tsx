import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import { TextInput } from '@strapi/design-system';
import type { Draft } from './draft';

interface TypedFieldProps {
  name: 'name' | 'level' | 'parentEmail' | 'parentPhone';
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  draft: Draft;
  faults: Record<string, string>;
  edit: (part: Partial<Draft>) => void;
  onLeave?: () => void;
}

/** A line of the form. The browser fills in nothing: its own data are those of staff. */
export function TypedField({
  name,
  label,
  hint,
  type = 'text',
  draft,
  faults,
  edit,
  onLeave,
}: TypedFieldProps) {
  return (
    <Column>
      <Labelled name={name} label={label} {...(hint === undefined ? {} : { hint })} fault={faults[name]}>
        <TextInput
          type={type}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => {
            edit({ [name]: event.target.value });
          }}
          onBlur={onLeave}
        />
      </Labelled>
    </Column>
  );
}

import { classMinutes } from '@lanternway/contracts/enquiries/staff-item';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { TextInput } from '@strapi/design-system';

interface MinutesProps {
  value: string;
  fault: string | undefined;
  onEdit: (part: { minutes: string }) => void;
}

/** How long a class takes. */
export function Minutes({ value, fault, onEdit }: MinutesProps) {
  return (
    <Labelled name="minutes" label="Minutes" fault={fault}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={classMinutes.least}
        max={classMinutes.most}
        step={5}
        value={value}
        onChange={(event) => {
          onEdit({ minutes: event.target.value });
        }}
      />
    </Labelled>
  );
}

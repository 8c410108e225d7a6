import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import type { PartProps } from '@lanternway/desk/drafts/use-form';
import { Checkbox, Grid, TextInput } from '@strapi/design-system';
import { isInWholeDays, type Draft } from './draft';

const labels = {
  fromDate: 'First day',
  fromTime: 'From',
  untilDate: 'Last day',
  untilTime: 'Until',
} as const;

interface TimesProps extends PartProps<Draft> {
  /** Whether the clock is chosen, too. */
  hasZone: boolean;
}

/** From when until when: whole days, or days and times. */
export function Times({ draft, faults, edit, hasZone }: TimesProps) {
  // A time stands in the row of its day.
  const rows = isInWholeDays(draft)
    ? ([['fromDate', 'untilDate']] as const)
    : ([
        ['fromDate', 'fromTime'],
        ['untilDate', 'untilTime'],
      ] as const);
  return (
    <>
      {draft.what === 'off' && (
        <Checkbox
          checked={draft.isWholeDays}
          onCheckedChange={(checked) => {
            edit({ isWholeDays: checked === true });
          }}
        >
          Whole days
        </Checkbox>
      )}
      {rows.map((parts, row) => (
        <Grid.Root key={parts[0]} gap={4}>
          {parts.map((part) => (
            <Column key={part}>
              <Labelled
                name={part}
                label={labels[part]}
                {...(part === 'untilDate' ? { hint: 'Leave it empty for one day.' } : {})}
                fault={faults[part]}
              >
                <ClockInput
                  type={part.endsWith('Date') ? 'date' : 'time'}
                  {...(part.endsWith('Time') ? { step: 900 } : {})}
                  value={draft[part]}
                  onChange={(event) => {
                    edit({ [part]: event.target.value });
                  }}
                />
              </Labelled>
            </Column>
          ))}
          {hasZone && row === rows.length - 1 && (
            <Column>
              <Labelled name="zone" label="Time zone" fault={faults['zone']}>
                <ZoneInput
                  zone={draft.zone}
                  onChange={(zone) => {
                    edit({ zone });
                  }}
                />
              </Labelled>
            </Column>
          )}
        </Grid.Root>
      ))}
    </>
  );
}

/** Why. `readers` are those who see it. */
export function Reason({
  draft,
  faults,
  edit,
  readers,
}: Pick<PartProps<Draft>, 'draft' | 'faults' | 'edit'> & { readers: string }) {
  return (
    <Labelled
      name="title"
      label="Reason"
      hint={`For ${readers}. You may leave it empty.`}
      fault={faults['title']}
    >
      <TextInput
        value={draft.title}
        onChange={(event) => {
          edit({ title: event.target.value });
        }}
      />
    </Labelled>
  );
}

import { weekdays } from '@lanternway/contracts/fields/weekdays';
import type { SettingsPart } from '@lanternway/desk/drafts/use-settings-form';
import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import { Grid, MultiSelect, MultiSelectOption, TextInput } from '@strapi/design-system';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import type { Draft, HoursDraft } from './draft';

/** When the desk works, and how soon it answers. */
export function Hours({ draft, faults, isLocked, edit }: SettingsPart<Draft>) {
  const { hours } = draft;
  const set = (part: Partial<HoursDraft>) => {
    edit({ hours: { ...hours, ...part } });
  };
  return (
    <Grid.Root gap={4}>
      {(['from', 'to'] as const).map((end) => (
        <Column key={end}>
          <Labelled
            name={`hours.${end}`}
            label={end === 'from' ? 'From' : 'To'}
            fault={faults[`hours.${end}`]}
          >
            <ClockInput
              type="time"
              disabled={isLocked}
              value={hours[end]}
              onChange={(event) => {
                set({ [end]: event.target.value });
              }}
            />
          </Labelled>
        </Column>
      ))}
      <Column>
        <Labelled name="hours.zone" label="Time zone" fault={faults['hours.zone']}>
          <ZoneInput
            zone={hours.zone}
            isLocked={isLocked}
            onChange={(zone) => {
              set({ zone });
            }}
          />
        </Labelled>
      </Column>
      <Column>
        <Labelled name="hours.days" label="Days" fault={faults['hours.days']}>
          <MultiSelect
            disabled={isLocked}
            value={hours.days}
            withTags={false}
            customizeContent={(chosen) => (chosen ?? []).map((day) => weekdays[Number(day) - 1]).join(', ')}
            onChange={(days: string[]) => {
              set({ days: [...days].sort() });
            }}
          >
            {weekdays.map((name, index) => (
              <MultiSelectOption key={name} value={String(index + 1)}>
                {name}
              </MultiSelectOption>
            ))}
          </MultiSelect>
        </Labelled>
      </Column>
      <Column>
        <Labelled
          name="hours.replyHours"
          label="Reply within"
          hint="Working hours. Parents who chose no time are told by when that is. A change applies to enquiries that come after it."
          fault={faults['hours.replyHours']}
        >
          <TextInput
            inputMode="numeric"
            disabled={isLocked}
            value={hours.replyHours}
            onChange={(event) => {
              set({ replyHours: event.target.value });
            }}
          />
        </Labelled>
      </Column>
    </Grid.Root>
  );
}

import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import { currencies } from '@lanternway/contracts/money/money';
import { saveSettings } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import {
  useSettingsForm,
  type SettingsFormProps,
  type SettingsPart,
} from '@lanternway/desk/drafts/use-settings-form';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Column, SettingsFrame } from '@lanternway/desk/parts/SettingsFrame';
import {
  Checkbox,
  Grid,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useRef } from 'react';
import { amountLabel } from '../amount';
import { byField, draftOf, readDraft, type Draft } from './draft';

interface FinanceFormProps extends SettingsFormProps<FinanceSettings> {
  /** The history version of the settings. */
  seen: number;
  saveWord: string;
}

export function SettingsForm({ seen, saveWord, ...props }: FinanceFormProps) {
  // The draft belongs to the settings shown when typing began, not to a version loaded since.
  const typedUpon = useRef(seen);
  const callTo = (settings: FinanceSettings) =>
    writeCall(saveSettings, {}, { seen: typedUpon.current, settings });
  const kind = { form: 'payments/settings', draftOf, readDraft, byField, callTo };
  const { part, frame } = useSettingsForm(kind, props);
  if (!frame.isTouched) typedUpon.current = seen;
  return (
    <SettingsFrame {...frame} saveWord={saveWord}>
      <TwoPersons {...part} />
      <Receipts {...part} />
      <Tax {...part} />
      <AbroadAndAlerts {...part} />
    </SettingsFrame>
  );
}

function TwoPersons({ draft, faults, isLocked, edit }: SettingsPart<Draft>) {
  return (
    <Panel title="Refunds that need a second person">
      <Typography textColor="neutral600">
        A refund of this amount or more waits until someone else has approved it. Empty: never.
      </Typography>
      <Grid.Root gap={4}>
        {currencies.map((currency) => (
          <Column key={currency}>
            <Labelled
              name={`secondPersonFrom.${currency}`}
              label={`${amountLabel(currency)} (${currency})`}
              fault={faults[`secondPersonFrom.${currency}`]}
            >
              <TextInput
                inputMode="decimal"
                disabled={isLocked}
                value={draft.secondPersonFrom[currency]}
                onChange={(event) => {
                  edit({ secondPersonFrom: { ...draft.secondPersonFrom, [currency]: event.target.value } });
                }}
              />
            </Labelled>
          </Column>
        ))}
      </Grid.Root>
    </Panel>
  );
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2026, index, 1))));

function Receipts(part: SettingsPart<Draft>) {
  const { draft, faults, isLocked, edit } = part;
  return (
    <Panel title="Receipts">
      <Typography textColor="neutral600">
        {`The next number looks like ${draft.prefix === '' ? '…' : draft.prefix}/26-27/000123. Receipts that were issued stay as they are.`}
      </Typography>
      <Grid.Root gap={4}>
        <Typed
          {...part}
          field="prefix"
          label="Beginning of the number"
          hint="One to three capital letters or digits."
        />
        <Column>
          <Labelled name="yearStartsIn" label="The financial year begins in" fault={faults['yearStartsIn']}>
            <SingleSelect
              disabled={isLocked}
              value={draft.yearStartsIn}
              onChange={(chosen) => {
                edit({ yearStartsIn: String(chosen) });
              }}
            >
              {months.map((name, index) => (
                <SingleSelectOption key={name} value={String(index + 1)}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Labelled>
        </Column>
      </Grid.Root>
    </Panel>
  );
}

function Tax(part: SettingsPart<Draft>) {
  return (
    <Panel title="Tax">
      <Typography textColor="neutral600">
        Receipts carry tax lines only where GSTIN, code, rate and state are all set. Prices include the tax.
      </Typography>
      <Grid.Root gap={4}>
        <Typed {...part} field="gstin" label="GSTIN" hint="15 characters." />
        <Typed
          {...part}
          field="sac"
          label="Services accounting code"
          hint="For example 999293, commercial training."
        />
        <Typed {...part} field="rate" label="Rate in percent" hint="For example 18." />
        <Typed {...part} field="state" label="State" hint="Two digits, as in the GSTIN: 29 is Karnataka." />
        <Typed
          {...part}
          field="lut"
          label="Letter of undertaking"
          hint="Payments from abroad are then zero-rated."
        />
      </Grid.Root>
    </Panel>
  );
}

interface TypedProps extends SettingsPart<Draft> {
  field: 'prefix' | 'gstin' | 'sac' | 'rate' | 'state' | 'lut';
  label: string;
  hint: string;
}

const Typed = ({ draft, faults, isLocked, edit, field, label, hint }: TypedProps) => (
  <Column>
    <Labelled name={field} label={label} hint={hint} fault={faults[field]}>
      <TextInput
        disabled={isLocked}
        value={draft[field]}
        onChange={(event) => {
          edit({ [field]: event.target.value });
        }}
      />
    </Labelled>
  </Column>
);

function AbroadAndAlerts({ draft, faults, isLocked, edit }: SettingsPart<Draft>) {
  return (
    <Panel title="Rupees from abroad, and alerts">
      <Checkbox
        disabled={isLocked}
        checked={draft.isStrictAbroad}
        onCheckedChange={(isChecked) => {
          edit({ isStrictAbroad: isChecked === true });
        }}
      >
        Refuse rupees from outside India, instead of only listing such orders
      </Checkbox>
      <Labelled
        name="alertTo"
        label="Who gets an email when an order needs attention"
        hint="One address per line, at most ten. Empty: the email address in the site settings."
        fault={faults['alertTo']}
      >
        <Textarea
          disabled={isLocked}
          value={draft.alertTo}
          onChange={(event: { target: { value: string } }) => {
            edit({ alertTo: event.target.value });
          }}
        />
      </Labelled>
    </Panel>
  );
}

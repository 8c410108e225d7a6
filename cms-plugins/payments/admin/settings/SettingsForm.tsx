import type { FinanceSettings } from '@lanternway/contracts/finance-settings';
import { currencies } from '@lanternway/contracts/money';
import {
  Button,
  Checkbox,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system';
import type { ReactNode } from 'react';
import { amountLabel } from '../amount';
import { Labelled } from '../parts/Labelled';
import { Panel } from '../parts/Panel';
import type { Draft } from './draft';
import { useSettingsForm } from './use-settings-form';

interface SettingsFormProps {
  settings: FinanceSettings;
  mayChange: boolean;
  onSaved: (settings: FinanceSettings) => void;
}

export function SettingsForm({ settings, mayChange, onSaved }: SettingsFormProps) {
  const { draft, faults, isSaving, isTouched, edit, save } = useSettingsForm(settings, onSaved);
  const part = { draft, faults, isLocked: !mayChange, edit };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <TwoPersons {...part} />
        <Receipts {...part} />
        <Tax {...part} />
        <AbroadAndAlerts {...part} />
        {mayChange && (
          <Flex>
            <Button type="submit" loading={isSaving} disabled={!isTouched}>
              Save
            </Button>
          </Flex>
        )}
      </Flex>
    </form>
  );
}

interface PartProps {
  draft: Draft;
  faults: Record<string, string>;
  isLocked: boolean;
  edit: (part: Partial<Draft>) => void;
}

const Column = ({ children }: { children: ReactNode }) => (
  <Grid.Item col={4} m={6} s={12} xs={12} direction="column" alignItems="stretch">
    {children}
  </Grid.Item>
);

function TwoPersons({ draft, faults, isLocked, edit }: PartProps) {
  return (
    <Panel title="Refunds that need a second person">
      <Typography textColor="neutral600">
        From this amount on a refund waits until somebody else has approved it. Empty: never.
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

const month = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2026, index, 1))));

function Receipts(part: PartProps) {
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

function Tax(part: PartProps) {
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
          hint="As 999293, commercial training."
        />
        <Typed {...part} field="rate" label="Rate in percent" hint="As 18." />
        <Typed {...part} field="state" label="State" hint="Two digits, as in the GSTIN: 29 is Karnataka." />
        <Typed
          {...part}
          field="lut"
          label="Letter of undertaking"
          hint="What is paid from abroad is then zero-rated."
        />
      </Grid.Root>
    </Panel>
  );
}

interface TypedProps extends PartProps {
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

function AbroadAndAlerts({ draft, faults, isLocked, edit }: PartProps) {
  return (
    <Panel title="Rupees from abroad, and alerts">
      <Checkbox
        disabled={isLocked}
        checked={draft.isStrictAbroad}
        onCheckedChange={(isChecked) => {
          edit({ isStrictAbroad: isChecked === true });
        }}
      >
        Refuse rupees from outside India, and not only put such orders on the list
      </Checkbox>
      <Labelled
        name="alertTo"
        label="Who is mailed when an order needs a person"
        hint="One address a line, at most ten. Empty: the mailbox of the brand."
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

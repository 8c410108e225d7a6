import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import type { PlannedPrice } from '@lanternway/contracts/publishing/schedules';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Flex, TextInput, Typography } from '@strapi/design-system';
import type { Draft, Faults } from './draft';

interface PriceFieldsProps {
  /** The entry's current prices. */
  sold: readonly PlannedPrice[];
  draft: Draft;
  faults: Faults;
  onEdit: (part: Partial<Draft>) => void;
}

/** A field for each currency the entry is sold in. */
export function PriceFields({ sold, draft, faults, onEdit }: PriceFieldsProps) {
  return (
    <Flex
      tag="fieldset"
      direction="column"
      alignItems="stretch"
      gap={3}
      style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <Typography tag="legend" variant="pi" fontWeight="bold" style={{ padding: 0 }}>
        New prices
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        For example 6,499 or 249.50. Leave a field empty to keep its price.
      </Typography>
      {sold.map(({ currency, amountMinor }) => (
        <Labelled
          key={currency}
          name={`prices.${currency}`}
          label={`${currency}, now ${formatPrice({ currency, amountMinor })}`}
          fault={faults[`prices.${currency}`]}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={draft.prices[currency] ?? ''}
            onChange={(event: { target: { value: string } }) => {
              onEdit({ prices: { ...draft.prices, [currency]: event.target.value } });
            }}
          />
        </Labelled>
      ))}
      {faults['prices'] !== undefined && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {faults['prices']}
        </Typography>
      )}
    </Flex>
  );
}

export const formatPrice = ({ currency, amountMinor }: PlannedPrice): string =>
  isCurrency(currency) ? formatMoney(amountMinor, currency) : '';

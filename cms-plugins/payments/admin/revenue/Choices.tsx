import { listOrderedPlans } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { Flex } from '@strapi/design-system';
import type { usePage } from '../parts/use-page';
import { monthWords } from './words';

export const choiceNames = ['from', 'to', 'against', 'plan'] as const;

/** As many months back as one screen shows. */
const monthsBack = 36;

/** Which months, what they are set against, and of which plan. */
export function Choices({ read, choose }: Pick<ReturnType<typeof usePage>, 'read' | 'choose'>) {
  const { loaded } = useLoaded(readCall(listOrderedPlans, {}));
  const plans = loaded.kind === 'loaded' ? loaded.value : [];
  const months = latestMonths(new Date()).map((month): [string, string] => [month, monthWords(month)]);
  const [from, to] = [read('from'), read('to')];
  const choice = (name: (typeof choiceNames)[number]) => ({
    value: read(name),
    onChange: (value: string) => {
      choose(name, value);
    },
  });
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <OneChoice
        label="First month"
        placeholder="Eleven months before"
        options={months.filter(([month]) => to === null || month <= to)}
        {...choice('from')}
      />
      <OneChoice
        label="Last month"
        placeholder={lastMonthWords(from)}
        options={months.filter(([month]) => from === null || month >= from)}
        {...choice('to')}
      />
      <OneChoice
        label="Against"
        placeholder="The months before"
        options={[['year', 'A year earlier']]}
        {...choice('against')}
      />
      <OneChoice
        label="Plan"
        placeholder="All plans"
        options={plans.map(({ key, title }) => [key, title])}
        {...choice('plan')}
      />
    </Flex>
  );
}

/** Without a last month the server takes the eleven after the first, but none that has not begun. */
function lastMonthWords(from: string | null): string {
  const back = from === null ? 0 : latestMonths(new Date()).indexOf(from) - 11;
  return back > 0 ? monthWords(latestMonths(new Date())[back] ?? '') : 'This month';
}

const latestMonths = (now: Date): string[] =>
  Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );

import { exportRevenue, readRevenue } from '@lanternway/contracts/payments/registers/staff-calls';
import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { sayZone } from '@lanternway/desk/format/zones';
import { DeskPage } from '../parts/DeskPage';
import { Found } from '@lanternway/desk/loading/Found';
import { usePage } from '../parts/use-page';
import { useRights } from '../rights';
import { ChartPanel } from './ChartPanel';
import { choiceNames, Choices } from './Choices';
import { GroupPanel } from './GroupPanel';
import { Needs } from './Needs';
import { TaxPanel } from './TaxPanel';
import { Tiles } from './Tiles';
import { longMonth, unratedWords } from './words';

/** What came in, what was given back and what is left, month by month. */
export function RevenuePage() {
  const { asked, choices, read, choose } = usePage(choiceNames);
  const found = useLoaded(readCall(readRevenue, {}, asked));
  const { mayExport } = useRights();
  return (
    <DeskPage
      title="Revenue"
      subtitle={found.loaded.kind === 'loaded' ? describe(found.loaded.value) : ''}
      actions={
        mayExport && (
          <SaveFileButton path={pathTo(exportRevenue, {}, choices)} fileName="revenue.csv">
            Export CSV
          </SaveFileButton>
        )
      }
    >
      <Choices read={read} choose={choose} />
      <Found asked={found}>
        {(revenue) => (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Tiles revenue={revenue} />
            <Beside>
              <ChartPanel revenue={revenue} />
              <Needs />
            </Beside>
            <GroupPanel revenue={revenue} plan={read('plan')} />
            <TaxPanel revenue={revenue} />
            <Typography variant="pi" textColor="neutral600">
              *In rupees; other currencies at the rate of the day of payment, which is kept with the order.{' '}
              {unratedWords(revenue.earlier)}
            </Typography>
          </Flex>
        )}
      </Found>
    </DeskPage>
  );
}

/** In a narrow window below each other, what needs somebody first. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 1.6rem;
  align-items: start;

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);

    & > :last-child {
      order: -1;
    }
  }
`;

function describe({ months, zone }: Revenue): string {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const span = first === last ? longMonth(first) : `${longMonth(first)} to ${longMonth(last)}`;
  return `${span} · days of ${sayZone(zone)}`;
}

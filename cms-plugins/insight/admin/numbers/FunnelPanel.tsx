import { shareWords } from '@lanternway/contracts/insight/share';
import {
  stageLabels,
  stages,
  type Counts,
  type Funnel,
  type Stage,
} from '@lanternway/contracts/insight/staff';
import { counted } from '@lanternway/desk/format/counted';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { ChartPanel } from '../parts/ChartPanel';
import { sumWords } from '../parts/words';
import type { NumbersAddress } from './address';
import type { DeskRights } from './desk-rights';
import { shareLine, StepBars } from './StepBars';
import { VisitsBar, visitsLine } from './VisitsBar';

interface FunnelPanelProps {
  funnel: Funnel;
  address: NumbersAddress;
  rights: DeskRights;
}

const title = 'From a form to a family who stays';

/** From a form to a family who stays, and before it the visits, which are of another kind. */
export function FunnelPanel({ funnel, address, rights }: FunnelPanelProps) {
  const { counts } = funnel;
  if (counts === null) return <ChartPanel title={title} chart={<Few />} table={<Few />} />;
  return (
    <ChartPanel
      title={title}
      chart={
        <>
          <Row>
            <VisitsBar visits={funnel.visits} />
            <StepBars funnel={funnel} counts={counts} address={address} rights={rights} />
          </Row>
          <Received funnel={funnel} />
          <Known funnel={funnel} />
          <Ripening funnel={funnel} />
        </>
      }
      table={
        <DataTable
          label={title}
          rows={['visits', ...stages] as const}
          keyOf={(step) => step}
          columns={[
            { title: 'Step', cell: (step) => (step === 'visits' ? 'Visits' : stageLabels[step]) },
            { title: 'Number', cell: (step) => numberWords(step, counts, funnel) },
            {
              title: 'Share',
              cell: (step) =>
                step === 'visits' ? visitsShare(funnel) : shareLine(step, counts, address.view),
            },
          ]}
        />
      }
    />
  );
}

function numberWords(step: Stage | 'visits', counts: Counts, { visits }: Funnel): string {
  if (step !== 'visits') return counts[step].toLocaleString();
  return visits === null ? '–' : visits.visits.toLocaleString();
}

const visitsShare = ({ visits }: Funnel): string =>
  visits === null ? 'not counted for this filter' : visitsLine(visits);

const Few = () => (
  <Typography>
    Fewer than 5 families fit this filter. They are not shown, because somebody could recognise them.
  </Typography>
);

function Received({ funnel: { money } }: { funnel: Funnel }) {
  if (money === null || money.length === 0) return null;
  const received = money.map(({ currency, paidMinor }) => ({ currency, minor: paidMinor }));
  const net = money.map(({ currency, paidMinor, refundedMinor }) => ({
    currency,
    minor: paidMinor - refundedMinor,
  }));
  return <Typography>{`Received ${sumWords(received)}, net of refunds ${sumWords(net)}`}</Typography>;
}

/** Of how many who paid we know where they came from: by the first touch, or in their own words. */
function Known({ funnel: { known } }: { funnel: Funnel }) {
  if (known.paid === 0) return null;
  return (
    <Typography variant="pi" textColor="neutral600">
      {`For ${shareWords(known.known, known.paid)} of the families who paid we know where they came from; ${
        known.heard === 0 ? 'none of them' : known.heard.toLocaleString()
      } said how they heard of us.`}
    </Typography>
  );
}

function Ripening({ funnel: { ripening, counts } }: { funnel: Funnel }) {
  if (ripening === null) return null;
  return (
    <Box background="warning100" padding={3} hasRadius>
      <Typography>
        <b>Still ripening: </b>
        {ripening.percent === null
          ? `some of these ${counted(counts?.leads ?? 0, 'family', 'families')} may still pay.`
          : `usually ${String(ripening.percent)}% of the payments of such families have come by now.`}
      </Typography>
    </Box>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
  gap: 1.6rem;

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

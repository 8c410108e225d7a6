import { shareWords } from '@lanternway/contracts/insight/share';
import {
  stageLabels,
  stages,
  stageSentences,
  type Counts,
  type Funnel,
  type Stage,
  type View,
} from '@lanternway/contracts/insight/staff';
import { counted } from '@lanternway/desk/format/counted';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Box, IconButton, Link, Tooltip, Typography } from '@strapi/design-system';
import { Information } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChartPanel } from '../parts/ChartPanel';
import { sumWords } from '../parts/words';
import { leadsAtDesk } from '../paths';

interface FunnelPanelProps {
  funnel: Funnel;
  view: View;
  mayOpenDesk: boolean;
}

const before: Record<Exclude<Stage, 'leads'>, Stage> = {
  booked: 'leads',
  attended: 'booked',
  paid: 'attended',
  kept: 'paid',
};

/** What a step is a share of, in words; the share only in the view of families. */
function shareLine(stage: Stage, counts: Counts, view: View): string {
  if (stage === 'leads') return 'families';
  if (view === 'activity') return 'in these days';
  return `${shareWords(counts[stage], counts[before[stage]])} of ${stageLabels[before[stage]].toLowerCase()}`;
}

const statuses: Partial<Record<Stage, string[]>> = {
  leads: [],
  booked: ['scheduled', 'attended', 'no-show', 'enrolled'],
  attended: ['attended', 'enrolled'],
};

/** From a form to a family who stays. Each bar opens its list. */
export function FunnelPanel({ funnel, view, mayOpenDesk }: FunnelPanelProps) {
  const { counts, money, from, to } = funnel;
  const title = 'From a form to a family who stays';
  if (counts === null) return <ChartPanel title={title} chart={<Few />} table={<Few />} />;
  const most = Math.max(...stages.map((stage) => counts[stage]), 1);
  return (
    <ChartPanel
      title={title}
      chart={
        <>
          <Bars>
            {stages.map((stage) => {
              const list = statuses[stage];
              return (
                <li key={stage}>
                  <div className="words">
                    <Typography tag="span" variant="alpha">
                      {counts[stage].toLocaleString()}
                    </Typography>
                    <span className="label">
                      <Typography fontWeight="bold">{stageLabels[stage]}</Typography>
                      <Tooltip description={stageSentences[stage]}>
                        <IconButton
                          label={`What ${stageLabels[stage].toLowerCase()} means`}
                          variant="ghost"
                          size="XS"
                          withTooltip={false}
                        >
                          <Information />
                        </IconButton>
                      </Tooltip>
                    </span>
                    <Typography variant="pi" textColor="neutral600">
                      {shareLine(stage, counts, view)}
                    </Typography>
                  </div>
                  <div className="track" aria-hidden="true">
                    <div className={stage} style={{ '--part': counts[stage] / most } as object} />
                  </div>
                  {mayOpenDesk && list !== undefined && counts[stage] > 0 && (
                    <Link tag={NavLink} to={leadsAtDesk(from, to, list)}>
                      {stage === 'leads' ? 'Open the leads' : `Open: ${stageLabels[stage].toLowerCase()}`}
                    </Link>
                  )}
                </li>
              );
            })}
          </Bars>
          {money !== null && (
            <Typography>
              {`Received ${sumWords(money.map(({ currency, paidMinor }) => ({ currency, minor: paidMinor })))}, net of refunds ${sumWords(
                money.map(({ currency, paidMinor, refundedMinor }) => ({
                  currency,
                  minor: paidMinor - refundedMinor,
                })),
              )}`}
            </Typography>
          )}
          <Ripening funnel={funnel} />
        </>
      }
      table={
        <DataTable
          label={title}
          rows={stages}
          keyOf={(stage) => stage}
          columns={[
            { title: 'Step', cell: (stage) => stageLabels[stage] },
            { title: 'Families', cell: (stage) => counts[stage].toLocaleString() },
            { title: 'Share', cell: (stage) => shareLine(stage, counts, view) },
          ]}
        />
      }
    />
  );
}

const Few = () => (
  <Typography>
    Fewer than 5 families fit this filter. So few are not shown, as they could be recognised.
  </Typography>
);

function Ripening({ funnel: { ripening, counts } }: { funnel: Funnel }) {
  if (ripening === null) return null;
  return (
    <Box background="warning100" padding={3} hasRadius>
      <Typography>
        <b>Still ripening: </b>
        {ripening.percent === null
          ? `some of these ${counted(counts?.leads ?? 0, 'family', 'families')} may still pay.`
          : `of families of this age usually ${String(ripening.percent)}% of payments have come.`}
      </Typography>
    </Box>
  );
}

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 1.6rem;

  li {
    display: grid;
    gap: 0.8rem;
    align-content: start;
  }

  .words {
    display: grid;
    justify-items: start;
  }

  .label {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }

  .track {
    display: flex;
    align-items: end;
    height: 12rem;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  }

  .track > div {
    width: 100%;
    height: calc(var(--part) * 100%);
    border-radius: 4px 4px 0 0;
    background: ${({ theme }) => theme.colors.primary600};
    print-color-adjust: exact;
  }

  .track > .paid,
  .track > .kept {
    background: ${({ theme }) => theme.colors.warning500};
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);

    .track {
      height: 1.2rem;
      border: 0;
      background: ${({ theme }) => theme.colors.neutral150};
    }

    .track > div {
      width: calc(var(--part) * 100%);
      height: 100%;
      border-radius: 0 4px 4px 0;
    }
  }
`;

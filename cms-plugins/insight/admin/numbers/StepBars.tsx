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
import { IconButton, Link, Tooltip, Typography } from '@strapi/design-system';
import { Information } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { listAtDesk } from '../paths';
import { listFilterOf, type NumbersAddress } from './address';
import type { DeskRights } from './desk-rights';

const before: Record<Exclude<Stage, 'leads'>, Stage> = {
  booked: 'leads',
  attended: 'booked',
  paid: 'attended',
  kept: 'paid',
};

/** What a step is a share of, in words; the share only in the view of families. */
export function shareLine(stage: Stage, counts: Counts, view: View): string {
  if (stage === 'leads') return 'families';
  if (view === 'activity') return 'in these days';
  return `${shareWords(counts[stage], counts[before[stage]])} of ${stageLabels[before[stage]].toLowerCase()}`;
}

interface StepBarsProps {
  funnel: Funnel;
  counts: Counts;
  address: NumbersAddress;
  rights: DeskRights;
}

/** A bar for each step of the families. Each opens its list. */
export function StepBars({ funnel, counts, address, rights }: StepBarsProps) {
  const most = Math.max(...stages.map((stage) => counts[stage]), 1);
  return (
    <Bars>
      {stages.map((stage) => (
        <li key={stage}>
          <div className="words">
            <Typography tag="span" variant="alpha">
              {counts[stage].toLocaleString()}
            </Typography>
            <span className="label">
              <Typography fontWeight="bold">{stageLabels[stage]}</Typography>
              <Tooltip description={stageSentences[stage]}>
                <IconButton
                  data-no-print
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
              {shareLine(stage, counts, address.view)}
            </Typography>
          </div>
          <div className="track" aria-hidden="true">
            <div className={stage} style={{ '--part': counts[stage] / most } as object} />
          </div>
          <OpenList stage={stage} funnel={funnel} counts={counts} address={address} rights={rights} />
        </li>
      ))}
    </Bars>
  );
}

const elsewhere = {
  enquiries: 'ordered without writing first, or are erased',
  orders: 'are erased',
} as const;

/** The link to the list at the desk. It says how many families cannot be listed there. */
function OpenList({ stage, funnel, counts, address, rights }: StepBarsProps & { stage: Stage }) {
  const desk = stage === 'paid' || stage === 'kept' ? 'orders' : 'enquiries';
  const listed = funnel.listed[stage];
  if (!rights[desk] || counts[stage] === 0) return null;
  const rest = counts[stage] - listed;
  return (
    <>
      {listed > 0 && (
        <Link tag={NavLink} to={listAtDesk({ step: stage, filter: listFilterOf(address, funnel) })}>
          {`Open the ${listed.toLocaleString()}`}
        </Link>
      )}
      {rest > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {`${rest.toLocaleString()} ${elsewhere[desk]}`}
        </Typography>
      )}
    </>
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

  /* Room for two lines below the name, so that all bars stand on one line. */
  .words {
    display: grid;
    justify-items: start;
    align-content: start;
    min-height: 10rem;
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

  @media (forced-colors: active) {
    .track > div {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);

    .words {
      min-height: 0;
    }

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

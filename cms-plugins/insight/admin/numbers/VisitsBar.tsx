import { leastForShare, type Visits } from '@lanternway/contracts/insight/staff';
import { IconButton, Link, Tooltip, Typography } from '@strapi/design-system';
import { Information } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { visitsPage } from '../paths';

const sentence =
  'Visits of these days, counted without cookies. Someone who comes on two days counts as two visits; nobody is recognised.';

/** What stands before the families, in numbers of another kind: hatched, and split off by a dotted line with its reason. */
export function VisitsBar({ visits }: { visits: Visits | null }) {
  return (
    <Aside>
      <div>
        <div className="words">
          <Typography tag="span" variant="alpha">
            {visits === null ? '–' : visits.visits.toLocaleString()}
          </Typography>
          <span className="label">
            <Typography fontWeight="bold">Visits</Typography>
            <Tooltip description={sentence}>
              <IconButton
                data-no-print
                label="What visits means"
                variant="ghost"
                size="XS"
                withTooltip={false}
              >
                <Information />
              </IconButton>
            </Tooltip>
          </span>
          <Typography variant="pi" textColor="neutral600">
            {visits === null ? 'not counted for this filter' : visitsLine(visits)}
          </Typography>
        </div>
        <div className="hatched" aria-hidden="true" />
        <Link tag={NavLink} to={visitsPage}>
          Open the visits
        </Link>
      </div>
      <Typography className="reason" variant="pi" textColor="neutral600">
        Visits are counted by the day and forgotten. Families are counted once they give their name. The two
        are never added together.
      </Typography>
    </Aside>
  );
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toLocaleString('en', { maximumFractionDigits: 1 })}%`;

export const visitsLine = ({ visits, formsOpened, formsSent }: Visits): string =>
  visits < leastForShare
    ? `${String(formsOpened)} opened a form, ${String(formsSent)} sent it`
    : `${percent(formsOpened, visits)} opened a form, ${percent(formsSent, visits)} sent it`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.85fr);

  > div {
    display: grid;
    gap: 0.8rem;
    align-content: start;
    padding-right: 1.6rem;
    border-right: 2px dashed ${({ theme }) => theme.colors.neutral300};
  }

  .reason {
    padding: 0 0.8rem 0 1.2rem;
  }

  /* As in the bars of the families, so that all stand on one line. */
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

  .hatched {
    height: 12rem;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
    background: repeating-linear-gradient(
      135deg,
      ${({ theme }) => theme.colors.primary100} 0 8px,
      ${({ theme }) => theme.colors.primary200} 8px 12px
    );
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    .hatched {
      border: 2px dashed;
    }
  }

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;

    > div {
      padding: 0 0 1.2rem;
      border-right: 0;
      border-bottom: 2px dashed ${({ theme }) => theme.colors.neutral300};
    }

    .reason {
      padding: 0;
    }

    .words {
      min-height: 0;
    }

    .hatched {
      height: 1.2rem;
    }
  }
`;

import { faultLabels } from '@lanternway/contracts/publishing/health';
import { readHealth } from '@lanternway/contracts/publishing/health-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { healthPage } from '../paths';
import { useRights } from '../rights';

const rarelyMs = 5 * 60_000;

/** How much is wrong with the content, by kind. */
export function HealthCard() {
  const { mayHealth } = useRights();
  const { loaded } = useLoaded(mayHealth ? readCall(readHealth, {}) : null, () => rarelyMs);
  if (!mayHealth) return null;
  return (
    <Panel
      title="Content health"
      action={
        <Link tag={NavLink} to={healthPage}>
          Health
        </Link>
      }
    >
      <OnceLoaded loaded={loaded} failure="The health of the content cannot be shown at the moment.">
        {({ counts, last }) =>
          counts.length === 0 ? (
            <Typography textColor="neutral600">
              {last === null ? 'Nothing has been checked yet.' : 'The last check found nothing wrong.'}
            </Typography>
          ) : (
            <Flex tag="ul" gap={4} wrap="wrap" aria-label="Faults of the content">
              {counts.map(({ kind, count }) => (
                <li key={kind}>
                  <Link tag={NavLink} to={`${healthPage}?kind=${kind}`}>
                    {`${faultLabels[kind]}: ${String(count)}`}
                  </Link>
                </li>
              ))}
            </Flex>
          )
        }
      </OnceLoaded>
    </Panel>
  );
}

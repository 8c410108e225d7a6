import type { Machine as State } from '@lanternway/contracts/audit/machine';
import { readMachine } from '@lanternway/contracts/audit/staff-calls';
import { publishingPermissions, type PublishingState } from '@lanternway/contracts/publishing/staff';
import { readState } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Row } from '@lanternway/desk/home/Waiting';
import { Panel } from '@lanternway/desk/parts/Panel';
import { useAuth } from '@strapi/strapi/admin';
import { machineRows } from './machine-rows';

const paceMs = 60_000;

const failure = 'The state of the machine cannot be read at the moment.';

/** The state of the site, planned changes, mails, payments and backups. */
export function Machine() {
  const maySite = useAuth('Machine', ({ permissions }) =>
    permissions.some(({ action }) => action === publishingPermissions.read),
  );
  const machine = useLoaded(readCall(readMachine, {}), () => paceMs);
  const site = useLoaded(maySite ? readCall(readState, {}) : null, () => paceMs);
  return (
    <Panel title="The machine">
      <OnceLoaded loaded={machine.loaded} failure={failure}>
        {(known) =>
          maySite ? (
            <OnceLoaded loaded={site.loaded} failure={failure}>
              {(state) => <Rows machine={known} site={state} />}
            </OnceLoaded>
          ) : (
            <Rows machine={known} site={null} />
          )
        }
      </OnceLoaded>
    </Panel>
  );
}

const Rows = ({ machine, site }: { machine: State; site: PublishingState | null }) => (
  <ul aria-label="The machine">
    {machineRows(machine, site, formatTime).map((row) => (
      <Row key={row.key} row={row} />
    ))}
  </ul>
);

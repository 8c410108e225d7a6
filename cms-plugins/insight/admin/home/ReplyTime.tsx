import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { insightPermissions } from '@lanternway/contracts/insight/staff';
import { readSpeed } from '@lanternway/contracts/insight/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { counted } from '@lanternway/desk/format/counted';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { spanWords } from '../parts/words';

const paceMs = 300_000;

/** How long families wait for a first reply: for those whose only desk answers them. */
export function ReplyTime() {
  const permissions = useAuth('ReplyTime', ({ permissions }) => permissions);
  const may = (permission: string) => permissions.some(({ action }) => action === permission);
  const isTheirs = may(deskPermissions.work) && !may(insightPermissions.money);
  const { loaded } = useLoaded(isTheirs ? readCall(readSpeed, {}) : null, () => paceMs);
  if (!isTheirs) return null;
  return (
    <Panel title="Reply time">
      <OnceLoaded loaded={loaded} failure="The reply time cannot be read at the moment.">
        {({ reply: { minutes, count } }) =>
          minutes === null ? (
            <Typography textColor="neutral600">
              No family of the last eight weeks has had a reply yet.
            </Typography>
          ) : (
            <Typography textColor="neutral600">
              <Typography tag="b" variant="beta" textColor="neutral800">
                {spanWords(minutes)}
              </Typography>
              {` or less for half of ${counted(count, 'family', 'families')}, last eight weeks`}
            </Typography>
          )
        }
      </OnceLoaded>
    </Panel>
  );
}

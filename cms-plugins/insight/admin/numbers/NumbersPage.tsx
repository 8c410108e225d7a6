import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { financePermissions } from '@lanternway/contracts/payments/staff';
import { insightPermissions, type Funnel } from '@lanternway/contracts/insight/staff';
import { readCohorts, readFunnel, readSpeed, readWeeks } from '@lanternway/contracts/insight/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { sayZone } from '@lanternway/desk/format/zones';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Flex, LinkButton } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { NavLink, useSearchParams } from 'react-router-dom';
import { Asked } from '../parts/Asked';
import { shortDay } from '../parts/words';
import { spendPage, visitsPage } from '../paths';
import { filterOf, readAddress } from './address';
import { CohortsPanel } from './CohortsPanel';
import { Filters } from './Filters';
import { FunnelPanel } from './FunnelPanel';
import { GroupsPanel } from './GroupsPanel';
import { SpeedPanel } from './SpeedPanel';
import { Views } from './Views';
import { WeeksPanel } from './WeeksPanel';

const pace = () => 120_000;

/** How families find us, and what becomes of them. */
export function NumbersPage() {
  const [query] = useSearchParams();
  const address = readAddress(query);
  const filter = filterOf(address);
  const permissions = useAuth('NumbersPage', ({ permissions }) => permissions);
  const may = (permission: string) => permissions.some(({ action }) => action === permission);
  const funnel = useLoaded(readCall(readFunnel, {}, filter), pace);
  const weeks = useLoaded(readCall(readWeeks, {}, filter), pace);
  const cohorts = useLoaded(readCall(readCohorts, {}, filter), pace);
  const speed = useLoaded(readCall(readSpeed, {}, filter), pace);
  const rights = {
    enquiries: may(deskPermissions.read),
    orders: may(financePermissions.read),
    teachers: may(insightPermissions.teachers),
  };
  const known = funnel.loaded.kind === 'loaded' ? funnel.loaded.value : null;
  // Its days are those of the filter before, while the new ones load.
  const isOld = funnel.loaded.kind === 'loaded' && funnel.loaded.isOld;
  return (
    <Page.Main>
      <Page.Title>How it goes</Page.Title>
      <Layouts.Header
        title="How it goes"
        subtitle={
          known === null || isOld ? 'How families find us, and what becomes of them' : subtitleOf(known)
        }
        primaryAction={
          <Flex gap={2}>
            <LinkButton tag={NavLink} to={visitsPage} variant="secondary">
              Visits
            </LinkButton>
            {may(insightPermissions.costs) && (
              <LinkButton tag={NavLink} to={spendPage} variant="secondary">
                Spend and sources
              </LinkButton>
            )}
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {known !== null && known.wrong > 0 && (
            <Notice colour="danger" title="Last night’s check found numbers that differ from the facts.">
              The log of the server names the families. Ask a developer to write the numbers again.
            </Notice>
          )}
          <Filters address={address} funnel={known} />
          <Views view={address.view} />
          <Asked asked={funnel} isSpoken>
            {(value) => <FunnelPanel funnel={value} address={address} rights={rights} />}
          </Asked>
          <Asked asked={weeks}>{(value) => <WeeksPanel weeks={value.weeks} filter={filter} />}</Asked>
          <GroupsPanel address={address} period={isOld ? null : known} rights={rights} />
          <Asked asked={cohorts}>{(value) => <CohortsPanel months={value.months} filter={filter} />}</Asked>
          <Asked asked={speed}>{(value) => <SpeedPanel speed={value} filter={filter} />}</Asked>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

const subtitleOf = ({ from, to, zone, checkedAt, wrong }: Funnel): string =>
  [
    `${shortDay(from)} to ${shortDay(to)}`,
    `days of ${sayZone(zone)}`,
    ...(checkedAt === null
      ? []
      : [
          `compared with the records ${formatTime(checkedAt)}: ${wrong === 0 ? 'no difference' : 'with differences'}`,
        ]),
  ].join(' · ');

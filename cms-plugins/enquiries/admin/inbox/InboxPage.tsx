import { inboxPageSizes } from '@lanternway/contracts/enquiries/staff';
import { readInbox } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Pages } from '@lanternway/desk/parts/Pages';
import { AdmissionsTabs } from '@lanternway/desk/tabs/AdmissionsTabs';
import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { summaryCall } from '../asking/summary';
import { useStaff } from '../asking/use-staff';
import { browserZone } from '@lanternway/desk/format/zones';
import { countNarrowing, readAddress, toServer, type InboxAddress } from './address';
import { CountsLine } from './CountsLine';
import { FilterBar } from './filter/FilterBar';
import { HeaderActions } from './HeaderActions';
import { InboxList } from './InboxList';

/** All enquiries of parents and applicants; the waiting ones come first. */
export function InboxPage() {
  const [query] = useSearchParams();
  const address = readAddress(query);
  const zone = browserZone();
  const found = useLoaded(readCall(readInbox, {}, toServer(address, zone)));
  const summary = useLoaded(summaryCall());
  const staff = useStaff();
  const counts = summary.loaded.kind === 'loaded' ? summary.loaded.value : null;

  return (
    <Page.Main>
      <Page.Title>Admissions desk</Page.Title>
      <Layouts.Header
        title="Admissions desk"
        subtitle={counts === null ? '' : <CountsLine counts={counts} now={new Date()} />}
        primaryAction={<HeaderActions address={address} zone={zone} />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={3}>
          <AdmissionsTabs />
          <FilterBar address={address} staff={staff} suspect={counts?.suspect ?? 0} />
          <Found asked={found}>
            {({ rows, total, pageSize }) =>
              rows.length === 0 ? (
                <Nothing>{describeEmpty(address, total)}</Nothing>
              ) : (
                <>
                  <InboxList
                    rows={rows}
                    total={total}
                    staff={staff}
                    onChange={() => {
                      found.reload();
                      summary.reload();
                    }}
                  />
                  <Pages total={total} pageSize={pageSize} sizes={inboxPageSizes} />
                </>
              )
            }
          </Found>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function describeEmpty(address: InboxAddress, total: number): string {
  if (total > 0) return 'This page is empty now. Go back to the first page.';
  if (address.search !== '' || countNarrowing(address) > 0) return 'No enquiries match.';
  return {
    open: 'All done: every enquiry has been answered.',
    closed: 'No enquiries are closed yet.',
    suspect: 'No suspected spam.',
    all: 'No enquiries yet.',
  }[address.folder];
}

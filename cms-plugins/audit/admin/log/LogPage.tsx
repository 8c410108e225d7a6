import { exportLines, listLines } from '@lanternway/contracts/audit/staff-calls';
import { linePageSizes, mostCounted, type Line, type LinePage } from '@lanternway/contracts/audit/staff';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { askFor } from '@lanternway/desk/lists/address';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Pages } from '@lanternway/desk/parts/Pages';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, readAddress, type LogAddress } from './address';
import { Chain } from './Chain';
import { Filters } from './Filters';
import { LinesCards } from './LinesCards';
import { LinesTable } from './LinesTable';

/** Everything that staff did: a sentence for each deed. */
export function LogPage() {
  const [query] = useSearchParams();
  const address = readAddress(query);
  const filter = filterOf(address, new Date());
  const asked = askFor({ ...filter, page: String(address.page), pageSize: address.pageSize });
  const { loaded, reload } = useLoaded(readCall(listLines, {}, asked));
  const { people, roles } = loaded.kind === 'loaded' ? loaded.value : { people: [], roles: [] };
  return (
    <Page.Main>
      <Page.Title>What happened</Page.Title>
      <Layouts.Header
        title="What happened"
        subtitle="Every change, export and look at personal data by staff. Nothing here can be changed or removed."
        primaryAction={
          <SaveFileButton
            of="what happened"
            path={pathTo(exportLines, {}, askFor(filter))}
            fileName={`what-happened-${new Date().toISOString().slice(0, 10)}.csv`}
          >
            Export CSV
          </SaveFileButton>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Chain />
          <Filters {...{ address, people, roles }} />
          <Found asked={{ loaded, reload }}>{(page) => <Lines page={page} address={address} />}</Found>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Lines({ page, address }: { page: LinePage; address: LogAddress }) {
  const { lines, total, pageSize } = page;
  const isNarrow = useNarrow();
  const [open, setOpen] = useState<number | null>(null);
  const onToggle = ({ id }: Line) => {
    setOpen(open === id ? null : id);
  };
  if (lines.length === 0)
    return (
      <Nothing>
        {total > 0 ? 'This page is empty now. Go back to the first page.' : 'Nothing in these days matches.'}
      </Nothing>
    );
  return (
    <Box>
      {isNarrow ? (
        <LinesCards {...{ lines, open, onToggle }} />
      ) : (
        <LinesTable {...{ lines, total, open, onToggle }} />
      )}
      <Box paddingTop={2}>
        <Typography textColor="neutral600" role="status">
          {describeTotal(total, address)}
        </Typography>
      </Box>
      <Pages total={Math.min(total, mostCounted)} pageSize={pageSize} sizes={linePageSizes} />
    </Box>
  );
}

function describeTotal(total: number, { days }: LogAddress): string {
  const count =
    total > mostCounted
      ? `More than ${mostCounted.toLocaleString()} lines`
      : `${total.toLocaleString()} lines`;
  if (days === 'all') return `${count} in all`;
  return days === '1' ? `${count} today` : `${count} in the last ${days} days`;
}

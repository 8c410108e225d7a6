import { exportSpend, listSpend, removeSpend } from '@lanternway/contracts/insight/staff-calls';
import type { SpendRow } from '@lanternway/contracts/insight/staff-spend';
import { formatMoney } from '@lanternway/contracts/money/money';
import { pathTo, readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Asked } from '../parts/Asked';
import { BackToNumbers } from '../parts/BackToNumbers';
import { Import } from './Import';
import { Sources } from './Sources';

/** What marketing cost, and what staff call the sources. */
export function SpendPage() {
  const found = useLoaded(readCall(listSpend, {}));
  const { reload, accept } = found;
  const { send, isBusy } = useChange(reload);
  const remove = ({ id }: SpendRow) =>
    send(writeCall(removeSpend, { id }, {}), (list) => {
      accept(list);
      return { type: 'success', message: 'The line is removed.' };
    });
  return (
    <Page.Main>
      <Page.Title>Spend and sources</Page.Title>
      <Layouts.Header
        title="Spend and sources"
        subtitle="What marketing cost, and what the sources of families are called"
        navigationAction={<BackToNumbers />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Import onImported={reload} />
          <Panel
            title="What was entered"
            action={
              <SaveFileButton
                of="what was entered"
                variant="tertiary"
                path={pathTo(exportSpend, {})}
                fileName="spend.csv"
              >
                Export CSV
              </SaveFileButton>
            }
          >
            <Asked asked={found}>
              {({ rows }) =>
                rows.length === 0 ? (
                  <Typography>Nothing is entered yet. Import a file to see what a family costs.</Typography>
                ) : (
                  <DataTable
                    label="What was entered"
                    rows={rows}
                    keyOf={({ id }) => id}
                    columns={[
                      { title: 'Source', cell: ({ source }) => source },
                      { title: 'Campaign', cell: ({ campaign }) => campaign || null },
                      { title: 'Days', cell: ({ from, to }) => `${from} to ${to}` },
                      {
                        title: 'Amount',
                        cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency),
                      },
                      { title: 'Note', cell: ({ note }) => note || null },
                      { title: 'By', cell: ({ byName }) => byName },
                      {
                        title: 'Remove',
                        cell: (row) => (
                          <Button
                            variant="danger-light"
                            disabled={isBusy}
                            aria-label={`Remove ${row.source}, ${row.from} to ${row.to}`}
                            onClick={() => {
                              void remove(row);
                            }}
                          >
                            Remove
                          </Button>
                        ),
                      },
                    ]}
                  />
                )
              }
            </Asked>
          </Panel>
          <Sources />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

import type { SettingsReply } from '@lanternway/contracts/enquiries/staff-privacy';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';

const columns = ['When', 'Free classes', 'Messages', 'Applications', 'Resumes'];

/** What was removed in the last nights. */
export function Runs({ runs }: Pick<SettingsReply, 'runs'>) {
  return (
    <Panel title="Removed in the last nights">
      {runs.length === 0 ? (
        <Typography textColor="neutral600">
          Nothing yet. Old data is removed every night at 02:23 UTC.
        </Typography>
      ) : (
        <Box overflow="auto">
          <Table colCount={columns.length} rowCount={runs.length + 1} aria-label="Removed in the last nights">
            <Thead>
              <Tr>
                {columns.map((name) => (
                  <Th key={name}>
                    <Typography variant="sigma">{name}</Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {runs.map(({ at, removed, resumes }, index) => (
                // Several servers may finish at the same time.
                <Tr key={`${at} ${String(index)}`}>
                  <Td>
                    <Typography>
                      <Time iso={at} />
                    </Typography>
                  </Td>
                  {[removed['free-class'], removed.contact, removed.career, resumes].map((count, place) => (
                    <Td key={columns[place + 1]}>
                      <Typography>{count.toLocaleString()}</Typography>
                    </Td>
                  ))}
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

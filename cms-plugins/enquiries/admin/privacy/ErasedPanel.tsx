import type { Erased } from '@lanternway/contracts/enquiries/staff-privacy';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Typography } from '@strapi/design-system';
import { describeClasses, describeErased } from './describe-erased';

/** What was just removed. Screen readers announce it, since the user is waiting for it. */
export function ErasedPanel({ erased }: { erased: Erased }) {
  const lines = describeErased(erased);
  const classes = describeClasses(erased);
  return (
    <div role="status">
      <Panel title={lines.length === 0 ? 'There was nothing left to erase' : 'Erased'}>
        <Box tag="ul">
          {lines.map((line) => (
            <li key={line}>
              <Typography>{line}</Typography>
            </li>
          ))}
        </Box>
        {classes !== null && <Typography textColor="danger600">{classes}</Typography>}
      </Panel>
    </div>
  );
}

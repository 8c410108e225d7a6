import {
  settingsStepLabels,
  type SettingsLine,
} from '@lanternway/contracts/payments/finance-settings-changes';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Changes } from './Changes';

/** Every change of the settings, latest first. No line can be changed or removed. */
export function HistoryPanel({ history }: { history: readonly SettingsLine[] }) {
  return (
    <Panel title="History of the settings">
      {history.length === 0 ? (
        <Typography textColor="neutral600">Nothing has been changed yet.</Typography>
      ) : (
        <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
          {history.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Flex>
      )}
    </Panel>
  );
}

function Line({ line: { step, by, at, reason, changes } }: { line: SettingsLine }) {
  return (
    <Box tag="li" paddingLeft={3} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 2px">
      <Typography tag="p" fontWeight="bold">
        {settingsStepLabels[step]}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${by ?? 'The server'} · `}
        <Time iso={at} />
      </Typography>
      {reason !== null && <Typography tag="p">{reason}</Typography>}
      <Changes changes={changes} />
    </Box>
  );
}

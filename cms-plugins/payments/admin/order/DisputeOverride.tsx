import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Box, Checkbox, Flex, Textarea, Typography } from '@strapi/design-system';
import type { useRefundForm } from './refunds/use-form';

/** Why a refund should not be sent now, with a tick and a reason to send it anyway. */
export function DisputeOverride({
  form: { draft, faults, edit },
}: {
  form: ReturnType<typeof useRefundForm>;
}) {
  const isTicked = draft.despiteDispute;
  return (
    <Box background="danger100" hasRadius padding={3} role="group" aria-label="Open dispute">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography>
          This payment is disputed. If the bank takes the money back, a refund now would pay the parent twice.
          Answer the dispute in the provider’s dashboard, and wait until it is decided.
        </Typography>
        <Checkbox
          checked={isTicked}
          onCheckedChange={(checked: boolean | 'indeterminate') => {
            edit({ despiteDispute: checked === true });
          }}
        >
          Refund it anyway
        </Checkbox>
        {isTicked && (
          <Labelled
            name="disputeReason"
            label="Why it is refunded while it is disputed"
            hint="It is kept in the order’s timeline. The parent does not see it."
            fault={faults['disputeReason']}
          >
            <Textarea
              value={draft.disputeReason}
              onChange={(event: { target: { value: string } }) => {
                edit({ disputeReason: event.target.value });
              }}
            />
          </Labelled>
        )}
      </Flex>
    </Box>
  );
}

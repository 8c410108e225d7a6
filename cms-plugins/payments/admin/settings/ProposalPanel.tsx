import type { SettingsProposal } from '@lanternway/contracts/payments/finance-settings-changes';
import { confirmProposal, declineProposal } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Flex, Typography } from '@strapi/design-system';
import { useAnswers } from '../refunds/use-answers';
import { Changes } from './Changes';

interface ProposalPanelProps {
  proposal: SettingsProposal;
  mayChange: boolean;
  onChanged: () => void;
}

/** A proposed change that waits for a second person. */
export function ProposalPanel({ proposal, mayChange, onChanged }: ProposalPanelProps) {
  const { by, at, endsAt, isOwn, changes } = proposal;
  return (
    <Panel title="A change waits for a second person">
      <Typography>
        {isOwn ? 'You have proposed it ' : `${by} has proposed it `}
        <Time iso={at} />
        {'. It can be confirmed until '}
        <Time iso={endsAt} />
        {'.'}
      </Typography>
      <Changes changes={changes} />
      {mayChange && <Answers proposal={proposal} onChanged={onChanged} />}
      {isOwn && <Typography textColor="neutral600">Someone else has to confirm it.</Typography>}
    </Panel>
  );
}

function Answers({ proposal: { id, by, isOwn }, onChanged }: Omit<ProposalPanelProps, 'mayChange'>) {
  const { send, isBusy } = useAnswers(onChanged);
  if (isOwn) {
    return (
      <Flex>
        <AskDialog
          open="Withdraw"
          title="Withdraw your change?"
          text="The settings stay as they are, and another change can be proposed."
          confirm="Withdraw the change"
          isBusy={isBusy}
          onConfirm={() => send(writeCall(declineProposal, { id }, { reason: '' }))}
        />
      </Flex>
    );
  }
  return (
    <Flex gap={2} wrap="wrap">
      <AskDialog
        open="Confirm"
        variant="default"
        title="Confirm this change?"
        text={`${by} has proposed it. It takes effect as soon as you confirm it.`}
        confirm="Confirm the change"
        isBusy={isBusy}
        onConfirm={() => send(writeCall(confirmProposal, { id }, {}))}
      />
      <AskDialog
        open="Decline"
        variant="tertiary"
        title="Decline this change?"
        text="The settings stay as they are, and another change can be proposed."
        confirm="Decline the change"
        asks="Why it is not confirmed"
        isBusy={isBusy}
        onConfirm={(reason) => send(writeCall(declineProposal, { id }, { reason }))}
      />
    </Flex>
  );
}

import type { Approval } from '@lanternway/contracts/publishing/approvals';
import { approve, decline, withdraw } from '@lanternway/contracts/publishing/approval-calls';
import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { formatTime } from '@lanternway/desk/format/times';
import { Flex, Typography } from '@strapi/design-system';
import { useDoing } from '../asking/use-doing';
import { scheduleLabels } from '../labels';

interface RequestProps {
  request: Approval;
  onDone: () => void;
}

/** A request that waits, and what this person may do about it. */
export function RequestToPublish({ request, onDone }: RequestProps) {
  const { askedBy, askedAt, reason, isOutdated } = request;
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Typography fontWeight="semiBold">{whatOf(request)}</Typography>
      <Typography
        variant="pi"
        textColor="neutral600"
      >{`Asked by ${askedBy}, ${formatTime(askedAt)}`}</Typography>
      {reason !== '' && <Typography style={{ overflowWrap: 'anywhere' }}>{`“${reason}”`}</Typography>}
      {isOutdated && (
        <Typography textColor="danger700">
          The draft was saved after that. Ask again for what it says now.
        </Typography>
      )}
      <Deciding request={request} onDone={onDone} />
    </Flex>
  );
}

export function whatOf({ action, at, prices }: Approval): string {
  const what = `${scheduleLabels[action]}${prices === '' ? '' : `: ${prices}`}`;
  return at === null ? what : `${what}, ${formatTime(at)}`;
}

export function Deciding({ request, onDone }: RequestProps) {
  const { isBusy, act } = useDoing();
  const { id, entry, mayDecide, isOwn, isOutdated } = request;

  async function send(call: StaffCall<object>): Promise<string | null> {
    const done = await act(call);
    if (done.kind === 'refused') return done.sentence;
    onDone();
    return null;
  }

  return (
    <Flex gap={2} wrap="wrap">
      {mayDecide && !isOutdated && (
        <AskDialog
          isBusy={isBusy}
          open="Approve"
          label={`Approve: ${entry.title}`}
          variant="default"
          title="Approve this?"
          text={`${whatOf(request)}: “${entry.title}”. Parents see it, and pay what it says.`}
          confirm="Approve"
          onConfirm={() => send(writeCall(approve, { id }, {}))}
        />
      )}
      {mayDecide && (
        <AskDialog
          isBusy={isBusy}
          open="Decline"
          label={`Decline: ${entry.title}`}
          title="Decline this?"
          text="Nothing is published. The draft stays as it is."
          asks="Why"
          confirm="Decline"
          onConfirm={(reason) => send(writeCall(decline, { id }, { reason }))}
        />
      )}
      {isOwn && (
        <AskDialog
          isBusy={isBusy}
          open="Take back"
          label={`Take back: ${entry.title}`}
          variant="tertiary"
          title="Take the request back?"
          text="Nothing is published. The draft stays as it is."
          confirm="Take it back"
          onConfirm={() => send(writeCall(withdraw, { id }, {}))}
        />
      )}
    </Flex>
  );
}

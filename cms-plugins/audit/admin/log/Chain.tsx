import type { ChainState } from '@lanternway/contracts/audit/staff';
import { readChain, verifyChain } from '@lanternway/contracts/audit/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Notice } from '@lanternway/desk/parts/Notice';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { stateInWords } from './chain-words';

/** Whether all lines are as they were written, and checking it now. */
export function Chain() {
  const { loaded, reload, accept } = useLoaded(readCall(readChain, {}));
  const { send, isBusy } = useChange(reload);
  // As high as with its content, so that the list does not move.
  if (loaded.kind !== 'loaded') return <Flex minHeight="3.6rem" />;
  const check = (
    <Button
      variant="tertiary"
      loading={isBusy}
      onClick={() => {
        void send(writeCall(verifyChain, {}, {}), (state) => {
          accept(state);
          return state.faults.length === 0
            ? { type: 'success', message: 'All lines are as they were written.' }
            : { type: 'warning', message: 'Lines were changed or removed.' };
        });
      }}
    >
      Check all lines now
    </Button>
  );
  return loaded.value.faults.length > 0 ? (
    <Faults state={loaded.value} check={check} />
  ) : (
    <Flex gap={3} wrap="wrap" minHeight="3.6rem">
      <WordBadge colour={loaded.value.day === null ? 'neutral' : 'success'}>
        {stateInWords(loaded.value)}
      </WordBadge>
      {check}
    </Flex>
  );
}

const mostShown = 10;

function Faults({ state: { faults }, check }: { state: ChainState; check: ReactNode }) {
  return (
    <Notice colour="danger" title="Lines of this log were changed or removed in the database" action={check}>
      <ul>
        {faults.slice(0, mostShown).map(({ day, sentence }) => (
          <li key={day + sentence}>
            <Typography>{`${day}: ${sentence}`}</Typography>
          </li>
        ))}
      </ul>
      {faults.length > mostShown && (
        <Typography>{`And ${String(faults.length - mostShown)} more days.`}</Typography>
      )}
      <Typography>
        Compare the hashes with the mails that the operator has kept, and restore a backup to see what was
        there.
      </Typography>
    </Notice>
  );
}

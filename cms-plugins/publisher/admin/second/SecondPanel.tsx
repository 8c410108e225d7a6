import type { EntryApproval } from '@lanternway/contracts/publishing/approvals';
import { askApproval, readApproval } from '@lanternway/contracts/publishing/approval-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { useDraft } from '@lanternway/desk/drafts/use-kept';
import { Box, Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { useEffect, useState, type ReactNode } from 'react';
import { useDoing } from '../asking/use-doing';
import { useRights } from '../rights';
import { RequestToPublish } from './RequestToPublish';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string };
}

const paceMs = 15_000;

/** Next to a plan or a policy, where two people publish it. The server says whether they do. */
export function SecondPanel({
  model,
  documentId,
  document,
}: PanelProps): { title: string; content: ReactNode } | null {
  const { mayRead } = useRights();
  const id = document?.documentId ?? documentId;
  const isOurs = mayRead && !model.startsWith('plugin::') && id !== undefined;
  const { loaded, reload } = useLoaded(
    isOurs ? readCall(readApproval, { uid: model, documentId: id }) : null,
    () => paceMs,
  );
  useEffect(reload, [document, reload]);
  if (!isOurs || loaded.kind !== 'loaded') return null;
  const { needsSecond, waiting } = loaded.value;
  if (!needsSecond && waiting.length === 0) return null;
  return {
    title: 'Second person',
    content: <Second state={loaded.value} entry={{ uid: model, documentId: id }} onDone={reload} />,
  };
}

interface SecondProps {
  state: EntryApproval;
  entry: { uid: string; documentId: string };
  onDone: () => void;
}

function Second({ state: { mayAlone, waiting }, entry, onDone }: SecondProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {waiting.map((request) => (
        <RequestToPublish key={request.id} request={request} onDone={onDone} />
      ))}
      {mayAlone ? (
        <Typography>Your role publishes it without a second person.</Typography>
      ) : (
        <Ask entry={entry} isFirst={waiting.length === 0} onDone={onDone} />
      )}
    </Flex>
  );
}

function Ask({ entry, isFirst, onDone }: Pick<SecondProps, 'entry' | 'onDone'> & { isFirst: boolean }) {
  const { isBusy, act } = useDoing();
  const [reason, setReason] = useDraft(`second-person.${entry.uid}.${entry.documentId}`);
  const [fault, setFault] = useState<string>();

  async function ask(): Promise<void> {
    const asked = await act(writeCall(askApproval, {}, { ...entry, reason }));
    setFault(asked.kind === 'refused' ? asked.sentence : undefined);
    if (asked.kind === 'refused') return;
    setReason('');
    onDone();
  }

  return (
    <Box>
      <Typography tag="p">
        {isFirst
          ? 'Two people publish this entry. Save it, then ask; pressing Publish asks as well.'
          : 'Ask again if you have saved it since.'}
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={2} paddingTop={3}>
        <Labelled name="reason" label="Why (optional)" fault={fault}>
          <Textarea
            value={reason}
            maxLength={500}
            onChange={(event: { target: { value: string } }) => {
              setReason(event.target.value);
            }}
          />
        </Labelled>
        <Button
          variant="secondary"
          loading={isBusy}
          onClick={() => {
            void ask();
          }}
        >
          Ask a second person
        </Button>
      </Flex>
    </Box>
  );
}

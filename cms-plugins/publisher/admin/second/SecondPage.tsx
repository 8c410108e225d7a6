import type { Approval, ApprovalList } from '@lanternway/contracts/publishing/approvals';
import { listApprovals, saveSecondSetting } from '@lanternway/contracts/publishing/approval-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useDoing } from '../asking/use-doing';
import { Ago } from '../parts/Ago';
import { EntryTitle } from '../parts/EntryTitle';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { Deciding, whatOf } from './RequestToPublish';

/** What waits for a second person, and the rule. */
export function SecondPage() {
  const asked = useLoaded(readCall(listApprovals, {}), () => 15_000);
  return (
    <PublishingFrame
      title="Second person"
      subtitle="Plans and policies that someone wants to publish and another person must approve."
    >
      <Found asked={asked}>
        {(list) => (
          <>
            <Rule list={list} onDone={asked.reload} />
            {list.approvals.length === 0 ? (
              <Nothing>Nothing waits for a second person.</Nothing>
            ) : (
              <ListTable
                label="Requests to publish"
                rows={list.approvals}
                keyOf={({ id }) => id}
                columns={[
                  ...columns,
                  {
                    title: 'Decide',
                    cell: (request) => <Deciding request={request} onDone={asked.reload} />,
                  },
                ]}
              />
            )}
          </>
        )}
      </Found>
    </PublishingFrame>
  );
}

function Rule({ list: { needsSecond, maySet }, onDone }: { list: ApprovalList; onDone: () => void }) {
  const { isBusy, act } = useDoing();
  async function save(): Promise<string | null> {
    const saved = await act(writeCall(saveSecondSetting, {}, { needsSecond: !needsSecond }));
    if (saved.kind === 'refused') return saved.sentence;
    onDone();
    return null;
  }
  return (
    <Notice
      colour="primary"
      title={
        needsSecond ? 'Two people publish plans and policies' : 'One person publishes plans and policies'
      }
      action={
        maySet && (
          <AskDialog
            isBusy={isBusy}
            open={needsSecond ? 'Switch it off' : 'Switch it on'}
            label={needsSecond ? 'Switch the second person off' : 'Switch the second person on'}
            title={needsSecond ? 'Let one person publish?' : 'Ask for a second person?'}
            text={
              needsSecond
                ? 'Everyone who may publish plans and policies can then publish them alone.'
                : 'Publishing, and scheduled changes that wait now, then need another person’s approval.'
            }
            confirm={needsSecond ? 'Switch it off' : 'Switch it on'}
            onConfirm={save}
          />
        )
      }
    >
      {!maySet && <Typography>Only a super admin changes this rule.</Typography>}
    </Notice>
  );
}

const stateLabels = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Taken back',
  overtaken: 'Ended',
} as const;

const columns: Column<Approval>[] = [
  { title: 'What', cell: (request) => whatOf(request) },
  { title: 'Entry', cell: ({ entry, kind }) => <Named entry={entry} kind={kind} /> },
  { title: 'Asked by', cell: ({ askedBy }) => askedBy },
  { title: 'When', cell: ({ askedAt }) => <Ago iso={askedAt} /> },
  { title: 'Why', cell: ({ reason }) => (reason === '' ? null : <Words>{reason}</Words>) },
  { title: 'State', cell: (request) => <State request={request} /> },
];

const Named = ({ entry, kind }: Pick<Approval, 'entry' | 'kind'>) => (
  <Flex direction="column" alignItems="start">
    <EntryTitle entry={entry} />
    <Typography variant="pi" textColor="neutral600">
      {kind}
    </Typography>
  </Flex>
);

const Words = ({ children }: { children: string }) => (
  <Box maxWidth="24rem" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const State = ({ request: { state, decidedBy, answer } }: { request: Approval }) => (
  <Words>
    {[
      stateLabels[state],
      decidedBy === null ? '' : ` by ${decidedBy}`,
      answer === '' ? '' : `. ${answer}`,
    ].join('')}
  </Words>
);

import type { FaultRow, Problem } from '@lanternway/contracts/publishing/staff';
import { publishNow } from '@lanternway/contracts/publishing/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { useDoing } from '../asking/use-doing';
import { Ago } from '../parts/Ago';
import { Notice } from '@lanternway/desk/parts/Notice';
import { buildPage } from '../paths';
import { useRights } from '../rights';
import { counted } from '../labels';

interface ProblemNoticeProps {
  problem: Problem;
  /** Whether another attempt is running. */
  isTrying: boolean;
  onDone: () => void;
}

/** Why what was published is not live, and what to do about it. */
export function ProblemNotice({ problem, isTrying, onDone }: ProblemNoticeProps) {
  const { mayPublish } = useRights();
  const { isBusy, act } = useDoing();
  const { toggleNotification } = useNotification();

  async function tryNow(): Promise<void> {
    const tried = await act(writeCall(publishNow, {}, {}));
    if (tried.kind === 'refused') toggleNotification({ type: 'danger', message: tried.sentence });
    onDone();
  }

  const action = mayPublish && (
    <Button
      variant="secondary"
      loading={isBusy}
      disabled={isTrying}
      onClick={() => {
        void tryNow();
      }}
    >
      {isTrying ? 'Trying' : 'Try now'}
    </Button>
  );
  return problem.kind === 'refused' ? (
    <Notice colour="warning" title={refusedTitle(problem.faults.length)} action={action}>
      <Typography>
        The site stays as it is until this is fixed. Fix it and publish the entry again: the site then updates
        by itself.
      </Typography>
      <Faults faults={problem.faults} />
      <More problem={problem} />
    </Notice>
  ) : (
    <Notice
      colour="danger"
      title="The site could not be built. Your content is not the cause."
      action={action}
    >
      <Typography style={{ overflowWrap: 'anywhere' }}>{problem.message}</Typography>
      <Typography>
        The site stays as it is, and nothing that was published is lost.{' '}
        {problem.tryAgainAt !== null && !isTrying && (
          <>
            The next attempt is <Ago iso={problem.tryAgainAt} />.
          </>
        )}
      </Typography>
      <More problem={problem} />
    </Notice>
  );
}

const refusedTitle = (faults: number): string =>
  faults > 1
    ? `${counted(faults, 'thing', 'things')} must be fixed before the site can change.`
    : 'Something must be fixed before the site can change.';

export function Faults({ faults }: { faults: readonly FaultRow[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="What must be fixed">
      {faults.map(({ text, path, entry }) => (
        <Box tag="li" key={`${text} ${path ?? ''}`}>
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
            {path === null ? text : `${text} (on ${path})`}
          </Typography>
          {entry !== null && entry.href !== null && (
            <Link tag={NavLink} to={entry.href}>
              {`Open “${entry.title}”`}
            </Link>
          )}
        </Box>
      ))}
    </Flex>
  );
}

const More = ({ problem: { number, at } }: { problem: Problem }) => (
  <Typography variant="pi" textColor="neutral600">
    <Ago iso={at} />
    {' · '}
    <Link tag={NavLink} to={buildPage(number)}>
      {`Details of build ${String(number)}`}
    </Link>
  </Typography>
);

import type { BuildDetail } from '@lanternway/contracts/publishing/staff';
import { readBuild } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Link, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { NavLink, useParams } from 'react-router-dom';
import { Ago } from '../parts/Ago';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Notice } from '@lanternway/desk/parts/Notice';
import { PublishingFrame } from '../parts/PublishingFrame';
import { BuildBadge } from '../parts/StateBadge';
import { Faults } from '../now/ProblemNotice';
import { changeColumns } from '../now/WaitingPanel';
import { historyPage } from '../paths';
import { formatClock, counted, formatDuration, formatNames } from '../labels';
import { DifferencesPanel } from './DifferencesPanel';
import { RollBack } from './RollBack';
import { StagesPanel } from './StagesPanel';

const noSuch = 'There is no such release.';

/** The details of one build. */
export function BuildPage() {
  const { number = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(number) ? (
    <Build number={Number(number)} />
  ) : (
    <PublishingFrame title="Release" subtitle="">
      <Nothing>{noSuch}</Nothing>
    </PublishingFrame>
  );
}

function Build({ number }: { number: number }) {
  const asked = useLoaded(readCall(readBuild, { number: String(number) }), ({ endedAt }) =>
    endedAt === null ? 2_000 : 20_000,
  );
  const { loaded, reload } = asked;
  const build = loaded.kind === 'loaded' ? loaded.value : null;
  return (
    <PublishingFrame
      title={`Release ${String(number)}`}
      subtitle={build?.reason ?? ''}
      actions={build !== null && build.canRollBack && <RollBack number={number} onDone={reload} />}
    >
      <Flex>
        <Link tag={NavLink} to={historyPage} startIcon={<ArrowLeft />}>
          All releases
        </Link>
      </Flex>
      <Found asked={asked} missing={noSuch}>
        {(found) => <Parts build={found} />}
      </Found>
    </PublishingFrame>
  );
}

function Parts({ build }: { build: BuildDetail }) {
  const { faults, message, changes, differences, log, stages } = build;
  return (
    <>
      <Summary build={build} />
      {faults.length > 0 && (
        <Notice colour="warning" title="Why it did not go live">
          <Faults faults={faults} />
        </Notice>
      )}
      {message !== null && message !== '' && (
        <Notice colour="danger" title="What went wrong">
          <Typography style={{ overflowWrap: 'anywhere' }}>{message}</Typography>
        </Notice>
      )}
      <StagesPanel stages={stages} />
      <Panel title="What changed">
        {changes.length === 0 ? (
          <Typography>No change of content is recorded for this release.</Typography>
        ) : (
          <ListTable
            label="Changes that went live with it"
            rows={changes}
            keyOf={({ entry, at, action }) => `${entry.uid} ${entry.documentId} ${action} ${at}`}
            columns={changeColumns}
          />
        )}
      </Panel>
      {(differences !== null || build.liveAt !== null) && <DifferencesPanel differences={differences} />}
      <LogPanel log={log} />
    </>
  );
}

function Summary({ build }: { build: BuildDetail }) {
  const { state, startedAt, liveAt, durationMs, pages, by } = build;
  return (
    <Panel title="Summary" action={<BuildBadge state={state} />}>
      <Flex direction="column" alignItems="start" gap={1}>
        <Typography>
          Started <Ago iso={startedAt} />
          {by.length === 0 ? '' : `, for ${formatNames(by)}`}
        </Typography>
        {liveAt !== null && (
          <Typography>
            Went live <Ago iso={liveAt} />
          </Typography>
        )}
        <Typography textColor="neutral600">{measuresOf(durationMs, pages)}</Typography>
      </Flex>
    </Panel>
  );
}

const measuresOf = (durationMs: number | null, pages: number | null): string =>
  [
    durationMs === null ? 'Running' : `Took ${formatDuration(durationMs)}`,
    ...(pages === null ? [] : [counted(pages, 'page', 'pages')]),
  ].join(' · ');

function LogPanel({ log }: Pick<BuildDetail, 'log'>) {
  return (
    <Panel title="Log">
      {log.length === 0 ? (
        <Typography>The log is empty.</Typography>
      ) : (
        <DataTable
          label="Log, oldest first"
          rows={log.map((line, index) => ({ ...line, index }))}
          keyOf={({ index }) => String(index)}
          columns={[
            { title: 'At', cell: ({ at }) => <time dateTime={at}>{formatClock(at)}</time> },
            {
              title: 'What',
              cell: ({ text }) => (
                <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</span>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

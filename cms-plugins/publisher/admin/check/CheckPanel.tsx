import type { EntryCheck, EntryProblem } from '@lanternway/contracts/publishing/entry-check';
import { checkEntry } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRights } from '../rights';
import { goToBlock } from './go-to-block';
import { weightSentence } from './weight';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string };
  activeTab?: string;
}

/** What it leads to may be published or taken down meanwhile. */
const paceMs = 30_000;

/** Next to a page of blocks: what stops the saved draft, and where that is. */
export function CheckPanel({ model, documentId, document, activeTab }: PanelProps): {
  title: string;
  content: ReactNode;
} | null {
  const { mayRead } = useRights();
  const isOurs =
    mayRead && !model.startsWith('plugin::') && documentId !== undefined && activeTab !== 'published';
  const { loaded, reload } = useLoaded(
    isOurs ? readCall(checkEntry, { uid: model, documentId }) : null,
    () => paceMs,
  );

  // Saved or published: the content manager has read the entry again.
  const shown = useRef(document);
  useEffect(() => {
    if (shown.current === document) return;
    shown.current = document;
    reload();
  }, [document, reload]);

  if (!isOurs || loaded.kind !== 'loaded' || !loaded.value.isChecked) return null;
  return { title: 'Before you publish', content: <Findings check={loaded.value} /> };
}

function Findings({ check: { problems, weight } }: { check: EntryCheck }) {
  const isModified = useForm('Findings', ({ modified }) => modified, false) === true;
  const heavy = weight === null ? null : weightSentence(weight);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography
        role="status"
        fontWeight="bold"
        textColor={problems.length > 0 ? 'danger600' : 'success600'}
      >
        {problems.length === 0 ? 'Nothing stops it.' : `${String(problems.length)} to fix first`}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="What was checked">
        {problems.map((problem) => (
          <Fault key={`${String(problem.block)} ${problem.text}`} problem={problem} />
        ))}
        {problems.length === 0 && (
          <Line icon={<CheckCircle fill="success600" aria-hidden />}>
            Blocks, links, pictures and the address are as they should be.
          </Line>
        )}
        {heavy !== null && (
          <Line
            icon={
              heavy.isHeavy ? (
                <WarningCircle fill="warning600" aria-hidden />
              ) : (
                <CheckCircle fill="success600" aria-hidden />
              )
            }
          >
            {`Weight of the live page on a phone: ${heavy.text}`}
          </Line>
        )}
      </Flex>
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          You have unsaved changes. What was last saved is checked.
        </Typography>
      )}
    </Flex>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex tag="li" alignItems="start" gap={2}>
    <span style={{ flex: 'none', lineHeight: 0 }}>{icon}</span>
    <Typography variant="pi" tag="div">
      {children}
    </Typography>
  </Flex>
);

const Fault = ({ problem: { text, block, blockName } }: { problem: EntryProblem }) => (
  <Line icon={<CrossCircle fill="danger600" aria-hidden />}>
    {block !== null && (
      <Typography variant="pi" fontWeight="bold" tag="p">
        {`Block ${String(block)}, ${blockName ?? ''}`}
      </Typography>
    )}
    <span>{text}</span>
    {block !== null && (
      <Button
        variant="ghost"
        size="S"
        aria-label={`Go to block ${String(block)}`}
        onClick={() => {
          goToBlock(block);
        }}
      >
        Go to the block
      </Button>
    )}
  </Line>
);

import type { EntryCheck, EntryProblem } from '@lanternway/contracts/publishing/entry-check';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';
import { useRights } from '../rights';
import { goToBlock } from './go-to-block';
import { useCheck } from './use-check';
import { weightSentence } from './weight';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string };
  activeTab?: string;
}

/** Next to a page of blocks: what stops it as it is in the form, and where that is. */
export function CheckPanel({ model, documentId, document, activeTab }: PanelProps): {
  title: string;
  content: ReactNode;
} | null {
  const { mayRead } = useRights();
  const isOurs =
    mayRead && !model.startsWith('plugin::') && documentId !== undefined && activeTab !== 'published';
  const check = useCheck(isOurs ? { uid: model, documentId } : null, document);
  if (!isOurs || check === null || !check.isChecked) return null;
  return { title: 'Before you publish', content: <Findings check={check} /> };
}

function Findings({ check: { problems, weight } }: { check: EntryCheck }) {
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
      <Typography variant="pi" textColor="neutral600">
        Checked as you type. Publish stays off while anything stops it.
      </Typography>
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
    <p>{text}</p>
    {block !== null && (
      <Box paddingTop={2}>
        <Button
          variant="tertiary"
          size="S"
          onClick={() => {
            goToBlock(block);
          }}
        >
          {`Go to block ${String(block)}`}
        </Button>
      </Box>
    )}
  </Line>
);

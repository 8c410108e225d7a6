import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { mergeItems, unmergeItems } from '@lanternway/contracts/enquiries/staff-calls';
import { Panel } from '@lanternway/desk/parts/Panel';
import { counted } from '@lanternway/desk/format/counted';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import type { PartProps } from '../ItemPage';
import { RowSummary } from './RowSummary';

/** Probable duplicates to merge into this enquiry, and merged ones to take out again. */
export function Duplicates({ item, change, isBusy }: PartProps) {
  const { duplicates, merged } = item;
  if (duplicates.length === 0 && merged.length === 0) return null;
  const ask = (what: 'merge' | 'unmerge', rows: InboxRow[]) => {
    const ids = rows.map(({ id }) => id);
    const done = what === 'merge' ? 'Merged into this enquiry.' : 'They are separate enquiries again.';
    return change === null
      ? Promise.resolve()
      : change(what === 'merge' ? mergeItems : unmergeItems, { ids }, done).then(() => undefined);
  };
  return (
    <Panel title="Duplicates">
      {duplicates.length > 0 && (
        <Rows
          title="Likely the same: same email or phone"
          rows={duplicates}
          action={(row) =>
            change !== null && (
              <MergeButton rows={[row]} label={`Merge ${row.name}`} onMerge={() => ask('merge', [row])} />
            )
          }
        />
      )}
      {change !== null && duplicates.length > 1 && (
        <MergeButton rows={duplicates} label="Merge all" onMerge={() => ask('merge', duplicates)} />
      )}
      {merged.length > 0 && (
        <Rows
          title="Merged into this one"
          rows={merged}
          action={(row) =>
            change !== null && (
              <Button
                size="S"
                variant="tertiary"
                disabled={isBusy}
                aria-label={`Undo the merge of ${row.name}`}
                onClick={() => {
                  void ask('unmerge', [row]);
                }}
              >
                Undo
              </Button>
            )
          }
        />
      )}
    </Panel>
  );
}

interface RowsProps {
  title: string;
  rows: readonly InboxRow[];
  action: (row: InboxRow) => ReactNode;
}

function Rows({ title, rows, action }: RowsProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={title}>
        {rows.map((row) => (
          <Flex key={row.id} tag="li" justifyContent="space-between" gap={2} alignItems="start">
            <RowSummary row={row} />
            {action(row)}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

interface MergeButtonProps {
  rows: readonly InboxRow[];
  label: string;
  onMerge: () => Promise<void>;
}

function MergeButton({ rows, label, onMerge }: MergeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const many = rows.length > 1;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button size="S" variant="secondary" aria-label={label}>
          {many ? 'Merge all' : 'Merge'}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={many ? 'Merge them into this one?' : 'Merge it into this one?'}
        variant="default"
        onConfirm={onMerge}
      >
        {`${counted(rows.length, 'enquiry leaves', 'enquiries leave')} the inbox and will be listed here. Nothing is deleted, and you can undo the merge.`}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

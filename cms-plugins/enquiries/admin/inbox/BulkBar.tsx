import { changeMany } from '@lanternway/contracts/enquiries/staff-calls';
import type { BulkResult } from '@lanternway/contracts/enquiries/staff-many';
import {
  allStatuses,
  statusesOf,
  statusLabels,
  type EnquiryStatus,
  type InboxRow,
} from '@lanternway/contracts/enquiries/staff';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { counted } from '@lanternway/desk/format/counted';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { useStaff } from '../asking/use-staff';

interface BulkBarProps {
  chosen: InboxRow[];
  staff: ReturnType<typeof useStaff>;
  /** Called with the ids that could not be changed; they stay chosen. */
  onDone: (left: string[]) => void;
}

/** Gives all chosen enquiries one status or owner, and names those that could not take it. */
export function BulkBar({ chosen, staff, onDone }: BulkBarProps) {
  const [wish, setWish] = useState('');
  const { apply, isBusy, problems, forget } = useBulk(onDone);
  return (
    <>
      {problems.length > 0 && (
        <Box role="status">
          <Notice
            colour="warning"
            title={counted(problems.length, 'enquiry was not changed', 'enquiries were not changed')}
            action={
              <Button variant="tertiary" onClick={forget}>
                Close
              </Button>
            }
          >
            <ul>
              {problems.map(({ id, name, sentence }) => (
                <li key={id}>{`${name}: ${sentence}`}</li>
              ))}
            </ul>
          </Notice>
        </Box>
      )}
      {chosen.length > 0 && (
        <Flex
          tag="section"
          aria-label="Change the selected"
          gap={3}
          wrap="wrap"
          padding={3}
          background="primary100"
          hasRadius
        >
          <Typography textColor="neutral800" aria-live="polite">
            {`${chosen.length.toLocaleString()} selected`}
          </Typography>
          <SingleSelect
            aria-label="Change to"
            size="S"
            placeholder="Status or owner …"
            value={wish}
            onChange={(value) => {
              setWish(String(value));
            }}
          >
            {wishesFor(chosen, staff).map(([value, word]) => (
              <SingleSelectOption key={value} value={value}>
                {word}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Button
            disabled={wish === ''}
            loading={isBusy}
            onClick={() => {
              void apply(wish, chosen).then(() => {
                setWish('');
              });
            }}
          >
            Apply
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The possible changes: every status that at least one of the kinds has, and every owner. */
function wishesFor(
  chosen: InboxRow[],
  { staff, me }: BulkBarProps['staff'],
): [value: string, word: string][] {
  const statuses = new Set<EnquiryStatus>(chosen.flatMap(({ kind }) => [...statusesOf[kind]]));
  return [
    ...[...statuses].map((status): [string, string] => [
      `status:${status}`,
      `Status: ${statusLabels[status]}`,
    ]),
    ...staff.map(({ id, name }): [string, string] => [
      `owner:${String(id)}`,
      id === me ? `Owner: ${name} (you)` : `Owner: ${name}`,
    ]),
    ['owner:nobody', 'Owner: none'],
  ];
}

function useBulk(onDone: (left: string[]) => void) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<BulkResult['problems']>([]);

  async function apply(wish: string, chosen: InboxRow[]): Promise<void> {
    const items = chosen.map(({ kind, id }) => ({ kind, id }));
    setIsBusy(true);
    try {
      const result = await call(writeCall(changeMany, {}, { items, ...readWish(wish) }));
      const message = `${counted(result.changed, 'enquiry', 'enquiries')} changed.`;
      toggleNotification({ type: result.changed > 0 ? 'success' : 'warning', message });
      setProblems(result.problems);
      onDone(result.problems.map(({ id }) => id));
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    setIsBusy(false);
  }

  return {
    apply,
    isBusy,
    problems,
    forget: () => {
      setProblems([]);
    },
  };
}

function readWish(wish: string) {
  const [what, value = ''] = wish.split(':');
  if (what === 'status')
    return { status: allStatuses.find((status) => status === value), ownerId: undefined };
  return { status: undefined, ownerId: value === 'nobody' ? null : Number(value) };
}

import { markSuspect, unmergeItems } from '@lanternway/contracts/enquiries/staff-calls';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import { adviceOn, spamWords } from './advice';
import { LeadLink } from '../parts/LeadLink';
import type { PartProps } from './ItemPage';

interface BannersProps extends PartProps {
  mayWork: boolean;
  /** Called after a merge was undone here. */
  onUndone: () => void;
}

/** What staff must know before reading the rest, and what there is to do now. */
export function Banners({ item, change, isBusy, mayWork, onUndone }: BannersProps) {
  const advice = change === null ? null : adviceOn(item, new Date());
  return (
    <>
      {item.isSuspect && (
        <Banner text={spamWords(item)}>
          {change !== null && (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => {
                void change(
                  markSuspect,
                  { version: item.version, isSuspect: false },
                  'It is no longer marked as spam.',
                );
              }}
            >
              Not spam
            </Button>
          )}
        </Banner>
      )}
      {item.mergedInto !== null && (
        <Banner text="This enquiry was merged into another one. Continue there:">
          <LeadLink row={item.mergedInto} />
          {mayWork && <UndoMerge item={item} into={item.mergedInto.id} onUndone={onUndone} />}
        </Banner>
      )}
      {advice !== null && <Banner title="Something to do" text={advice} />}
    </>
  );
}

interface BannerProps {
  title?: string;
  text: string;
  children?: ReactNode;
}

function Banner({ title, text, children }: BannerProps) {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4} role="status">
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <div>
          {title !== undefined && (
            <Typography tag="p" fontWeight="bold" textColor="neutral800">
              {title}
            </Typography>
          )}
          <Typography tag="p" textColor="neutral800">
            {text}
          </Typography>
        </div>
        {children}
      </Flex>
    </Box>
  );
}

interface UndoMergeProps {
  item: EnquiryDetail;
  into: string;
  onUndone: () => void;
}

function UndoMerge({ item: { kind, id }, into, onUndone }: UndoMergeProps) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function undo(): Promise<void> {
    setIsBusy(true);
    try {
      await call(writeCall(unmergeItems, { kind, id: into }, { ids: [id] }));
      toggleNotification({ type: 'success', message: 'It is a separate enquiry again.' });
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    setIsBusy(false);
    onUndone();
  }

  return (
    <Button
      variant="secondary"
      loading={isBusy}
      onClick={() => {
        void undo();
      }}
    >
      Undo the merge
    </Button>
  );
}

import type { EntryState } from '@lanternway/contracts/publishing/entry';
import type { Loaded } from '@lanternway/desk/asking/use-loaded';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useRights } from '../rights';
import { EntryStanding } from './EntryStanding';
import { EntrySchedules } from './EntrySchedules';
import { PreviewButton } from './PreviewButton';

export interface Entry {
  uid: string;
  documentId: string;
}

interface EntrySiteProps {
  loaded: Extract<Loaded<EntryState>, { kind: 'loaded' | 'failed' }>;
  entry: Entry;
  reload: () => void;
}

export function EntrySite({ loaded, entry, reload }: EntrySiteProps) {
  const { mayPreview, maySchedule } = useRights();
  if (loaded.kind === 'failed') {
    return (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="alert">
        <Typography>{loaded.sentence}</Typography>
        <Button variant="tertiary" onClick={reload}>
          Try again
        </Button>
      </Flex>
    );
  }
  const state = loaded.value;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <EntryStanding state={state} />
      {state.path !== null && (
        <Link href={state.path} isExternal>
          View it on the site
        </Link>
      )}
      {mayPreview && state.canPreview && <PreviewButton entry={entry} />}
      {maySchedule && <EntrySchedules entry={entry} state={state} reload={reload} />}
    </Flex>
  );
}

import { listCampaignLinks } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useRights } from '../rights';
import { LinkList } from './LinkList';
import { NewLink } from './NewLink';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
}

/** Links change only when somebody makes one. */
const rarelyMs = 10 * 60_000;

/** Next to a page: the links of its campaign. The server says which types have any. */
export function CampaignPanel({
  model,
  documentId,
}: PanelProps): { title: string; content: ReactNode } | null {
  const { mayRead } = useRights();
  const isOurs = mayRead && !model.startsWith('plugin::') && documentId !== undefined;
  const { loaded, reload } = useLoaded(
    isOurs ? readCall(listCampaignLinks, { uid: model, documentId }) : null,
    () => rarelyMs,
  );
  if (!isOurs || loaded.kind !== 'loaded' || loaded.value.page === null) return null;
  const { page, campaign, links } = loaded.value;
  return {
    title: 'Campaign link',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <LinkList links={links} />
        <NewLink entry={{ uid: model, documentId }} page={page} campaign={campaign} onMade={reload} />
      </Flex>
    ),
  };
}

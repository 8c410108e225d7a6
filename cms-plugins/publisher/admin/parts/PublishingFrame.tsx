import { PageTabs } from '@lanternway/desk/tabs/PageTabs';
import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import {
  healthPage,
  historyPage,
  orderPage,
  publishingPage,
  reviewsPage,
  schedulePage,
  secondPage,
} from '../paths';

interface PublishingFrameProps {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the publishing pages. */
export function PublishingFrame({ title, subtitle, actions, children }: PublishingFrameProps) {
  return (
    <Page.Main>
      <Page.Title>{title === 'Publishing' ? title : `${title} · Publishing`}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={actions} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <PageTabs label="Publishing" tabs={tabs} isWithin={isWithin} />
          {children}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

const tabs = [
  [publishingPage, 'Now'],
  [historyPage, 'History'],
  [schedulePage, 'Schedule'],
  [orderPage, 'Order'],
  [healthPage, 'Health'],
  [reviewsPage, 'Reviews'],
  [secondPage, 'Second person'],
] as const;

/** A build's page belongs to the history. The first page's path begins all others, so it must match exactly. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || (path !== publishingPage && pathname.startsWith(`${path}/`));

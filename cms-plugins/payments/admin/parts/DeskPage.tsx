import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { DeskTabs } from './DeskTabs';

interface DeskPageProps {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the desk's pages. */
export function DeskPage({ title, subtitle, actions, children }: DeskPageProps) {
  return (
    <Page.Main>
      <Page.Title>{`${title} · Finance`}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={actions} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <DeskTabs />
          {children}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

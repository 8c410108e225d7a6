import { AdmissionsTabs } from '@lanternway/desk/tabs/AdmissionsTabs';
import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface ClassesFrameProps {
  title: string;
  subtitle: string;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages about classes. */
export function ClassesFrame({ title, subtitle, action, children }: ClassesFrameProps) {
  return (
    <Page.Main>
      <Page.Title>{`${title} · Classes`}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <AdmissionsTabs />
          {children}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

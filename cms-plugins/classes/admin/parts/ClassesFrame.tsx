import { PageTabs } from '@lanternway/desk/parts/PageTabs';
import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { classesPage, kindsPage, marksPage, seenPage, todayPage, waitingPage, weekPage } from '../paths';

interface ClassesFrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The frame of the pages about classes. */
export function ClassesFrame({ title, subtitle, children }: ClassesFrameProps) {
  return (
    <Page.Main>
      <Page.Title>{`${title} · Classes`}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <PageTabs label="Classes" tabs={tabs} isWithin={isWithin} />
          {children}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

const tabs = [
  [todayPage, 'Today'],
  [weekPage, 'Week'],
  [classesPage, 'Hours'],
  [marksPage, 'Marks missing'],
  [waitingPage, 'Waiting for a time'],
  [seenPage, 'What parents see'],
  [kindsPage, 'Kinds of class'],
] as const;

/** A teacher's page belongs to the hours. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || (path === classesPage && pathname.startsWith(`${classesPage}/teachers/`));

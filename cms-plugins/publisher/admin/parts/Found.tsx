import type { Asked } from '@lanternway/desk/asking/use-loaded';
import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Notice } from '@lanternway/desk/parts/Notice';

interface FoundProps<T> {
  asked: Asked<T>;
  /** Shown if the thing does not exist. */
  missing?: string;
  children: (value: T, isOld: boolean) => ReactNode;
}

/** What was loaded, or why it could not be, with a button to try again. */
export function Found<T>({ asked, missing = 'This page does not exist.', children }: FoundProps<T>) {
  const { loaded, reload } = asked;
  if (loaded.kind === 'loading') return <Page.Loading />;
  if (loaded.kind === 'missing') return <Nothing>{missing}</Nothing>;
  const again = (
    <Button variant="secondary" onClick={reload}>
      Try again
    </Button>
  );
  if (loaded.kind === 'failed') {
    return (
      <Box role="alert">
        <Notice colour="danger" title="This cannot be shown at the moment." action={again}>
          <Typography>{loaded.sentence}</Typography>
        </Notice>
      </Box>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {loaded.failing !== null && (
        <Box role="status">
          <Notice colour="warning" title="This page may be out of date." action={again}>
            <Typography>{loaded.failing}</Typography>
          </Notice>
        </Box>
      )}
      {children(loaded.value, loaded.isOld)}
    </Flex>
  );
}

export function Nothing({ children }: { children: string }) {
  return <EmptyStateLayout content={children} icon={<Earth width="4rem" height="4rem" />} />;
}

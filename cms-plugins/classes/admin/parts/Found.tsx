import type { Asked } from '@lanternway/desk/asking/use-loaded';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface FoundProps<T> {
  asked: Asked<T>;
  children: (value: T) => ReactNode;
}

/** What was loaded, or why it could not be, with a button to try again. */
export function Found<T>({ asked: { loaded, reload }, children }: FoundProps<T>) {
  if (loaded.kind === 'loading') return <Page.Loading />;
  if (loaded.kind === 'missing') return <Nothing>This page does not exist.</Nothing>;
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
      {children(loaded.value)}
    </Flex>
  );
}

export const Nothing = ({ children, action }: { children: string; action?: ReactNode }) => (
  <EmptyStateLayout content={children} action={action} icon={<Clock width="4rem" height="4rem" />} />
);

import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Page } from '@strapi/strapi/admin';
import { useContext, type ReactNode } from 'react';
import type { Asked } from '../asking/use-loaded';
import { Notice } from '../parts/Notice';
import { IsOld, UntilNew } from './UntilNew';

interface FoundProps<T> {
  asked: Pick<Asked<T>, 'loaded' | 'reload'>;
  /** Shown if the thing does not exist. */
  missing?: string;
  /** Whether screen readers hear that it loads again. Of several on one page only one is spoken. */
  isSpoken?: boolean;
  children: (value: T) => ReactNode;
}

/** What was loaded, or why it could not be, with a button to try again. What is older than the filter is marked. */
export function Found<T>({
  asked,
  missing = 'This page does not exist.',
  isSpoken = true,
  children,
}: FoundProps<T>) {
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
      <UntilNew isOld={loaded.isOld} isSpoken={isSpoken}>
        {children(loaded.value)}
      </UntilNew>
    </Flex>
  );
}

/** Stands where a list would be. While another choice loads, nothing is known of it yet, so nothing is said of it. */
export function Nothing({ children, action }: { children: string; action?: ReactNode }) {
  const isOld = useContext(IsOld);
  return (
    <EmptyStateLayout
      content={isOld ? 'Loading…' : children}
      action={action}
      icon={<EmptyDocuments width="10rem" />}
    />
  );
}

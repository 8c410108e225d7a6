import type { Loaded } from '@lanternway/desk/asking/use-loaded';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

/** What is shown once it is loaded. The room is kept while it loads again. */
export function Asked<T>({ loaded, children }: { loaded: Loaded<T>; children: (value: T) => ReactNode }) {
  if (loaded.kind === 'loading')
    return (
      <Box minHeight="20rem">
        <Page.Loading />
      </Box>
    );
  if (loaded.kind !== 'loaded')
    return <Notice colour="danger" title="These numbers cannot be read at the moment." />;
  return (
    <div style={{ opacity: loaded.isOld ? 0.6 : 1 }} aria-busy={loaded.isOld}>
      {children(loaded.value)}
    </div>
  );
}

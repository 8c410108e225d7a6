import type { Asked as Call } from '@lanternway/desk/asking/use-loaded';
import { Found } from '@lanternway/desk/loading/Found';
import { Box } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface AskedProps<T> {
  asked: Pick<Call<T>, 'loaded' | 'reload'>;
  isSpoken?: boolean;
  children: (value: T) => ReactNode;
}

/** What is shown once it is loaded. The room of a panel is kept before. */
export function Asked<T>({ asked, isSpoken = false, children }: AskedProps<T>) {
  if (asked.loaded.kind !== 'loading')
    return (
      <Found asked={asked} isSpoken={isSpoken} missing="These numbers are not there.">
        {children}
      </Found>
    );
  return (
    <Box minHeight="20rem">
      <Page.Loading />
    </Box>
  );
}

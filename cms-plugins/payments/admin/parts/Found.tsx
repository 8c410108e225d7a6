import type { Loaded } from '@lanternway/desk/asking/use-loaded';
import { EmptyStateLayout } from '@strapi/design-system';
import { ShoppingCart } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface FoundProps<T> {
  loaded: Loaded<T>;
  /** The name of what cannot be read: 'The orders'. */
  what: string;
  children: (value: T, isOld: boolean) => ReactNode;
}

/** The loaded content, or why it could not be loaded. */
export function Found<T>({ loaded, what, children }: FoundProps<T>) {
  if (loaded.kind === 'loading') return <Page.Loading />;
  if (loaded.kind !== 'loaded')
    return <Page.Error content={`${what} could not be loaded. Please try again.`} />;
  return children(loaded.value, loaded.isOld);
}

export function Nothing({ children }: { children: string }) {
  return <EmptyStateLayout content={children} icon={<ShoppingCart width="4rem" height="4rem" />} />;
}

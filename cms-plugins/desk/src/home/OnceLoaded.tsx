import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Loaded } from '../asking/use-loaded';

interface OnceLoadedProps<T> {
  loaded: Loaded<T>;
  /** Shown if it cannot be loaded. */
  failure: string;
  children: (value: T) => ReactNode;
}

/** What a card of the home shows, once it is loaded. */
export function OnceLoaded<T>({ loaded, failure, children }: OnceLoadedProps<T>) {
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') return <Widget.Error>{failure}</Widget.Error>;
  return children(loaded.value);
}

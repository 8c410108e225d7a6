import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

function hydrateInSlices(application: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, application);
  });
}

/**
 * How the application takes over a page that is there already: as a transition, which React does in slices of a few
 * milliseconds and puts off for whatever the reader does. As one piece it would keep a phone busy for a tenth of a
 * second and more. A page without content (while developing) is left to Gatsby's own way.
 */
export function chooseHydration(): typeof hydrateInSlices | undefined {
  const hasContent = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  return hasContent ? hydrateInSlices : undefined;
}

import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

function hydrateInSlices(application: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, application);
  });
}

/**
 * The application takes over the prebuilt page as a transition: React works in slices of a few milliseconds and lets
 * the reader's actions go first. In one piece, this would block a phone for a tenth of a second or more. A page without
 * content (in development) is left to Gatsby.
 */
export function chooseHydration(): typeof hydrateInSlices | undefined {
  const hasContent = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  return hasContent ? hydrateInSlices : undefined;
}

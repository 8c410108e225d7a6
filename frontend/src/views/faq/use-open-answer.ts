import { useEffect } from 'react';
import { useFragment } from '../../ui/links/use-fragment';

/**
 * Opens the answer that the address points at and scrolls to it, once; after that the reader controls it. The browser
 * does this by itself for a fresh page. This is for moves without a reload, and for older browsers.
 */
export function useOpenAnswer(): void {
  const fragment = useFragment();
  useEffect(() => {
    const details = document.getElementById(fragment)?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [fragment]);
}

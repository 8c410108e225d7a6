import { useEffect, useRef, type RefObject } from 'react';
import { useOtherPage } from '../use-other-page';

function closeMenus(within: HTMLElement): HTMLDetailsElement[] {
  const open = [...within.querySelectorAll<HTMLDetailsElement>('details[open]')];
  for (const menu of open) menu.open = false;
  return open;
}

/**
 * Closes the open menu inside an element: on Escape, which gives the focus back to the menu's button, on a press or
 * focus elsewhere, and when the reader has gone to another page.
 */
export function useMenusThatClose(path: string): RefObject<HTMLElement> {
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [menu] = closeMenus(element);
      if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    };
    const onLeave = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) closeMenus(element);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, []);

  useOtherPage(path, () => {
    if (area.current) closeMenus(area.current);
  });

  return area;
}

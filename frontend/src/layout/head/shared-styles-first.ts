import { isValidElement, type ReactNode } from 'react';

/** The address of the styles in a style element that Gatsby writes; null for any other part of the head. */
function addressOfStyles(part: ReactNode): string | null {
  return isValidElement<{ 'data-href'?: string }>(part) ? (part.props['data-href'] ?? null) : null;
}

/** The parts of a page's head, with the styles of the whole site before those of the page. Other parts keep their place. */
export function sharedStylesFirst(parts: ReactNode[]): ReactNode[] {
  const places = parts.flatMap((part, index) => (addressOfStyles(part) === null ? [] : [index]));
  const isShared = (index: number) => addressOfStyles(parts[index])?.startsWith('/app.');
  const ordered = [...places.filter(isShared), ...places.filter((index) => !isShared(index))];
  const result = [...parts];
  for (const [turn, place] of places.entries()) result[place] = parts[ordered[turn] ?? place];
  return result;
}

import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';

/** Of a tab: how much is behind it, and whether somebody has to see to it. */
export interface TabCount {
  count: number;
  isUrgent?: boolean;
}

export type PageTab = readonly [path: string, word: string, counted?: TabCount];

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** Whether a page belongs to a tab; by default only the tab's own page does. */
  isWithin?: (pathname: string, path: string) => boolean;
}

const isSame = (pathname: string, path: string): boolean => pathname === path;

/** The admin scrolls a part of itself, which keeps its place when another page is opened in it. */
function scrollToTop(within: Element | null): void {
  for (let part = within; part !== null; part = part.parentElement) part.scrollTop = 0;
}

/** The pages of a desk, as tabs. A tab shows how much is behind it, unless that is nothing. */
export function PageTabs({ label, tabs, isWithin = isSame }: PageTabsProps) {
  const { pathname } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  const bar = useRef<HTMLElement>(null);
  // Where the tabs are wider than a phone, that of this page is in view, also once their numbers have come.
  const numbers = tabs.map(([, , counted]) => counted?.count ?? 0).join();
  useEffect(() => {
    bar.current?.querySelector('.within')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, numbers]);
  useEffect(() => {
    if (isNew) scrollToTop(bar.current);
  }, [pathname, isNew]);
  return (
    <Tabs aria-label={label} ref={bar}>
      {tabs.map(([path, word, counted]) => (
        <NavLink
          key={path}
          to={path}
          end
          className={isWithin(pathname, path) ? 'within' : ''}
          aria-current={path === pathname ? 'page' : false}
        >
          {word}
          {counted !== undefined && counted.count > 0 && (
            <span className={counted.isUrgent === true ? 'count urgent' : 'count'}>
              {counted.count.toLocaleString()}
            </span>
          )}
        </NavLink>
      ))}
    </Tabs>
  );
}

const Tabs = styled.nav`
  display: flex;
  max-width: 100%;
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 ${({ theme }) => theme.colors.neutral200};
  font-size: 1.4rem;

  a {
    display: flex;
    flex: none;
    gap: 0.8rem;
    align-items: center;
    min-height: 4.4rem;
    padding: 0 1.4rem;
    border-bottom: 2px solid transparent;
    color: ${({ theme }) => theme.colors.neutral600};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    color: ${({ theme }) => theme.colors.primary700};
  }

  a.within {
    border-bottom-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary700};
  }

  a:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  .count {
    padding: 0.1rem 0.7rem;
    border-radius: 1rem;
    background: ${({ theme }) => theme.colors.neutral150};
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.2rem;
    font-variant-numeric: tabular-nums;
  }

  .count.urgent {
    background: ${({ theme }) => theme.colors.danger100};
    color: ${({ theme }) => theme.colors.danger700};
  }
`;

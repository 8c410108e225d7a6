import { Flex, LinkButton } from '@strapi/design-system';
import { NavLink, useLocation } from 'react-router-dom';

interface PageTabsProps {
  label: string;
  tabs: readonly (readonly [path: string, word: string])[];
  /** Whether a page belongs to a tab; by default only the tab's own page does. */
  isWithin?: (pathname: string, path: string) => boolean;
}

const isSame = (pathname: string, path: string): boolean => pathname === path;

/** The pages of a desk, as tabs. */
export function PageTabs({ label, tabs, isWithin = isSame }: PageTabsProps) {
  const { pathname } = useLocation();
  return (
    <Flex tag="nav" aria-label={label} gap={2} wrap="wrap">
      {tabs.map(([path, word]) => (
        <LinkButton
          key={path}
          tag={NavLink}
          to={path}
          end
          variant={isWithin(pathname, path) ? 'secondary' : 'tertiary'}
          aria-current={path === pathname ? 'page' : false}
        >
          {word}
        </LinkButton>
      ))}
    </Flex>
  );
}

import { Typography } from '@strapi/design-system';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { toSearch } from '../parts/SearchField';

export interface QuickLink {
  label: string;
  icon: ReactElement;
  to: string;
  /** Its page begins with a search, which has the focus at once. */
  isToSearch?: boolean;
}

/** The ways that a desk's people take most often. */
export function Quick({ links }: { links: readonly QuickLink[] }) {
  return (
    <Ways>
      {links.map(({ label, icon, to, isToSearch = false }) => (
        <li key={to}>
          <NavLink to={to} state={isToSearch ? toSearch : undefined}>
            {icon}
            <Typography fontWeight="semiBold">{label}</Typography>
          </NavLink>
        </li>
      ))}
    </Ways>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: 0.8rem;

  a {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    min-height: 44px;
    padding: 0.6rem 1.4rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    color: ${({ theme }) => theme.colors.neutral800};
    text-decoration: none;
  }

  a:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  a:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }

  svg {
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
    fill: ${({ theme }) => theme.colors.neutral600};
  }
`;

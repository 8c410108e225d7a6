import type { Area } from '@lanternway/contracts/audit/deed';
import {
  Calendar,
  ClockCounterClockwise,
  Cog,
  Discuss,
  Feather,
  Images,
  Key,
  Mail,
  PriceTag,
  Rocket,
} from '@strapi/icons';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const marks: Record<Area, ReactElement> = {
  content: <Feather />,
  media: <Images />,
  publishing: <Rocket />,
  enquiries: <Discuss />,
  classes: <Calendar />,
  money: <PriceTag />,
  mail: <Mail />,
  access: <Key />,
  settings: <Cog />,
  audit: <ClockCounterClockwise />,
};

/** To what part of the work a deed belongs. The words next to it say so, too. */
export const AreaMark = ({ area }: { area: Area }) => <Circle aria-hidden>{marks[area]}</Circle>;

const Circle = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.8rem;
  height: 2.8rem;
  border-radius: 50%;
  background: ${({ theme }) => theme.colors.neutral150};

  svg {
    width: 1.4rem;
    height: 1.4rem;
    fill: ${({ theme }) => theme.colors.neutral700};
  }
`;

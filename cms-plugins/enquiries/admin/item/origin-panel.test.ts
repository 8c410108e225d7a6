/** @jest-environment jsdom */
import { lightTheme } from '@strapi/design-system';
import { render } from '@testing-library/react';
import { createElement, type ComponentProps } from 'react';
import { ThemeProvider } from 'styled-components';
import { OriginPanel } from './OriginPanel';

const origin = { variant: null, page: null, referrer: null, policyVersion: null, zone: null };

const factsIn = (props: ComponentProps<typeof OriginPanel>) => {
  const panel = createElement(ThemeProvider, { theme: lightTheme }, createElement(OriginPanel, props));
  const { container } = render(panel);
  const words = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  const values = words('dd');
  return words('dt').map((label, at) => [label, values[at]]);
};

it('says how an enquiry reached staff, and calls that no campaign', () => {
  const campaign = [{ label: 'Source', value: 'by phone' }];
  expect(factsIn({ cameBy: 'phone', origin: { ...origin, variant: 'desk', campaign } })).toEqual([
    ['Form', 'Added at the desk'],
    ['How it came', 'By phone'],
  ]);
});

it('names the parts of a campaign', () => {
  const campaign = [
    { label: 'Source', value: 'ig' },
    { label: 'Campaign', value: 'winter' },
  ];
  expect(factsIn({ cameBy: null, origin: { ...origin, variant: 'page', campaign } })).toEqual([
    ['Form', 'The booking page'],
    ['Campaign source', 'ig'],
    ['Campaign', 'winter'],
  ]);
});

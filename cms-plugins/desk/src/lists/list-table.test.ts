/** @jest-environment jsdom */
import { lightTheme } from '@strapi/design-system';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { ListTable } from './ListTable';

interface Receipt {
  number: string;
  refunded: string | null;
}

function show(width: 'phone' | 'desktop') {
  const media = { matches: width === 'phone', addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, {
    matchMedia: () => media,
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  const list = createElement(ListTable<Receipt>, {
    label: 'Receipts',
    rows: [
      { number: 'R-1', refunded: null },
      { number: 'R-2', refunded: '₹500' },
    ],
    keyOf: ({ number }) => number,
    columns: [
      { title: 'Number', cell: ({ number }) => number },
      { title: 'Refunded', cell: ({ refunded }) => refunded },
      { title: 'Ours', cell: ({ refunded }) => refunded === null && 'nothing came back' },
      { title: 'File', cell: ({ number }) => createElement('button', null, `PDF of ${number}`) },
    ],
  });
  render(createElement(ThemeProvider, { theme: lightTheme }, list));
}

it('is a table on a desktop', () => {
  show('desktop');
  expect(screen.getByRole('grid', { name: 'Receipts' })).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('is cards on a phone: each value after its title, buttons as well, and nothing for what is empty', () => {
  show('phone');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('list', { name: 'Receipts' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NumberR-1Oursnothing came backFilePDF of R-1',
    'NumberR-2Refunded₹500FilePDF of R-2',
  ]);
  expect(screen.getByRole('button', { name: 'PDF of R-2' })).toBeTruthy();
});

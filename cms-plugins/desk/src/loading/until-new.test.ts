/** @jest-environment jsdom */
import { lightTheme } from '@strapi/design-system';
import { render, waitFor } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { oldWords, UntilNew } from './UntilNew';

const drawn = (isOld: boolean, isSpoken?: boolean): string => {
  const spoken = isSpoken === undefined ? {} : { isSpoken };
  const part = createElement(UntilNew, { isOld, ...spoken, children: 'Numbers' });
  return render(createElement(ThemeProvider, { theme: lightTheme }, part)).container.innerHTML;
};

it('marks what is old for everybody: busy, and in words that are spoken', () => {
  expect(drawn(true)).toContain('aria-busy="true"');
  expect(drawn(true)).toContain('role="status"');
  expect(drawn(true)).toContain(oldWords);
  expect(drawn(true)).toContain('Numbers');
});

it('says nothing of what is new', () => {
  expect(drawn(false)).toContain('aria-busy="false"');
  expect(drawn(false)).not.toContain(oldWords);
});

it('speaks once where several stand on a page', () => {
  expect(drawn(true, false)).not.toContain('role="status"');
  expect(drawn(true, false)).toContain(oldWords);
});

it('gives the focus to the next row when the row that had it is gone', async () => {
  const list = (...names: string[]): ReactElement => {
    const rows = names.map((key) => createElement('li', { key }, createElement('button', null, key)));
    const part = createElement(UntilNew, { isOld: false, children: createElement('ul', null, rows) });
    return createElement(ThemeProvider, { theme: lightTheme }, part);
  };
  const { getByRole, rerender } = render(list('first', 'second'));
  getByRole('button', { name: 'first' }).focus();
  rerender(list('second'));
  await waitFor(() => {
    expect(document.activeElement).toBe(getByRole('button', { name: 'second' }));
  });
});

/** @jest-environment jsdom */
import { lightTheme } from '@strapi/design-system';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { ThemeProvider } from 'styled-components';
import type { Loaded } from '../asking/use-loaded';
import { Found, Nothing } from './Found';

jest.mock('@strapi/strapi/admin', () => ({ Page: { Loading: () => 'Loading content.' } }));

const sentence = 'No enquiries are closed yet.';

function show(loaded: Loaded<string[]>) {
  const found = createElement(Found<string[]>, {
    asked: { loaded, reload: () => undefined },
    children: () => createElement(Nothing, null, sentence),
  });
  render(createElement(ThemeProvider, { theme: lightTheme }, found));
}

it('says that a list is empty once that is known', () => {
  show({ kind: 'loaded', value: [], isOld: false, failing: null });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each<Loaded<string[]>>([
  { kind: 'loading' },
  { kind: 'failed', sentence: 'The server cannot be reached.' },
  { kind: 'loaded', value: [], isOld: true, failing: null },
])('does not say that a list is empty which is not known: %j', (loaded) => {
  show(loaded);
  expect(screen.queryByText(sentence)).toBeNull();
  expect(document.body.textContent).toMatch(/Loading|cannot be reached/);
});

/** @jest-environment jsdom */
import type { Line } from '@lanternway/contracts/audit/staff';
import { lightTheme } from '@strapi/design-system';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { HistoryList } from './HistoryList';

const opened: Line = {
  ...{ id: 1, at: '2026-11-30T08:00:00.000Z', actorId: 3, actorName: 'Finance', actorRole: 'Finance' },
  ...{ area: 'money', action: 'money.receipt', words: 'opened the receipt of', title: 'ORD-7F2KQ9M4' },
  ...{ href: null, uid: 'plugin::payments.order', documentId: 'o1', first: [], fields: 0, isCut: false },
  ...{ reason: null, via: 'screen', outcome: 'done' },
};

function show(lines: Line[]) {
  const list = createElement(HistoryList, { history: { lines, hasMore: false }, all: null });
  render(createElement(ThemeProvider, { theme: lightTheme }, list));
}

it('says in whole sentences what staff did to an entry', () => {
  show([opened]);
  expect(screen.getByText('Finance opened the receipt of ORD-7F2KQ9M4')).toBeTruthy();
});

it('does not repeat the title where a verb says it all', () => {
  show([{ ...opened, words: 'published', title: 'Who teaches the classes?' }]);
  expect(screen.getByText('Finance published')).toBeTruthy();
});

it('says so where nothing was done', () => {
  show([]);
  expect(screen.getByText('No changes since this log began.')).toBeTruthy();
});

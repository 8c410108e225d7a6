/** @jest-environment jsdom */
import type { Summary } from '@lanternway/contracts/enquiries/staff';
import { lightTheme } from '@strapi/design-system';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { CountsLine } from './CountsLine';

const summary: Summary = {
  newByKind: { 'free-class': 1, contact: 0, career: 0 },
  ...{ open: 31, late: 2, soon: 2, waitingSince: '2026-12-01T04:40:00Z' },
  ...{ overdue: 0, toDo: 2, dueToday: 0, mine: 0, suspect: 0 },
  hours: { isOpen: true, until: '2026-12-01T12:00:00Z', zone: 'Asia/Kolkata' },
  waiting: [],
};

const read = (change: Partial<Summary>) => {
  const line = createElement(CountsLine, {
    counts: { ...summary, ...change },
    now: new Date('2026-12-01T10:00:00Z'),
  });
  return render(createElement(ThemeProvider, { theme: lightTheme }, line)).container.textContent;
};

it('says what waits, and since when the oldest new enquiry has had no reply', () => {
  expect(read({})).toBe(
    '31 open. 2 past their time, 2 more within the hour. The longest without a reply: 5 h 20.',
  );
});

it('says nothing of a reply where no enquiry is new', () => {
  expect(read({ late: 0, soon: 0, waitingSince: null })).toBe('31 open. None is due within the hour.');
});

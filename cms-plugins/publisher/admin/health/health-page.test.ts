/** @jest-environment jsdom */
import type { HealthPage as Health } from '@lanternway/contracts/publishing/health';
import { lightTheme } from '@strapi/design-system';
import { render, screen } from '@testing-library/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { HealthPage } from './HealthPage';

let health: Health;

jest.mock('@strapi/strapi/admin', () => ({ Page: { Loading: () => 'Loading content.' } }));
jest.mock('@lanternway/desk/asking/use-loaded', () => ({
  useLoaded: () => ({
    loaded: { kind: 'loaded', value: health, isOld: false, failing: null },
    reload: () => undefined,
  }),
}));
jest.mock('../asking/use-doing', () => ({ useDoing: () => ({ isBusy: false, act: () => undefined }) }));
jest.mock('../rights', () => ({ useRights: () => ({ mayHealth: true }) }));
jest.mock('../parts/PublishingFrame', () => ({
  PublishingFrame: ({ actions, children }: { actions: ReactNode; children: ReactNode }) =>
    createElement(Fragment, null, actions, children),
}));
jest.mock('./HealthSettings', () => ({ HealthSettings: () => null }));

function show(isAsked: boolean) {
  health = {
    ...{ isAsked, faults: [], total: 0, counts: [], left: 0, triesLinks: true, people: [], types: [] },
    last: { at: '2026-11-28T10:00:00.000Z', seconds: 4, entries: 120, links: 7 },
    settings: { months: 6, avoid: [] },
  };
  const themed = createElement(ThemeProvider, { theme: lightTheme }, createElement(HealthPage));
  const future = { v7_startTransition: true, v7_relativeSplatPath: true };
  render(createElement(MemoryRouter, { future }, themed));
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('offers a check, and says when the last one was', () => {
  show(false);
  expect(screen.getByRole('button', { name: 'Check now' }).getAttribute('aria-disabled')).not.toBe('true');
  expect(said().join(' ')).toMatch(/Last checked .*: 120 entries and 7 links to other sites, in 4 seconds/);
});

it('says while a check is under way that its result is the one before, and offers no other check', () => {
  show(true);
  const button = screen.getByRole('button', { name: /Checking…/ });
  expect(button.matches(':disabled, [aria-disabled="true"]')).toBe(true);
  expect(said().join(' ')).toContain('A check is under way');
  expect(said().join(' ')).toMatch(/still shows what the last check found, .*28 Nov/);
  expect(screen.queryByText(/Last checked/)).toBeNull();
  expect(screen.queryByText('Nothing is wrong here.')).toBeNull();
});

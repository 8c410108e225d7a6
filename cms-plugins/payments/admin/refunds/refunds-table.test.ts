/** @jest-environment jsdom */
import type { RefundRow } from '@lanternway/contracts/payments/refunds';
import { lightTheme } from '@strapi/design-system';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { RefundsTable } from './RefundsTable';

jest.mock('../rights', () => ({ useRights: () => ({ mayApprove: true, mayRefund: true }) }));
jest.mock('@strapi/strapi/admin', () => ({
  useFetchClient: () => ({}),
  useNotification: () => ({}),
}));

const refund: RefundRow = {
  ...{ id: 'r1', orderId: 'o1', orderNumber: 'ORD-1', name: 'Asha Rao', amount: 600_000, currency: 'INR' },
  ...{ provider: 'razorpay', state: 'awaiting_approval', isWithdrawn: false, kind: 'exception' },
  ...{ reason: 'The teacher was ill.', disputeReason: null, steps: [], requestedBy: 'Finance' },
  ...{ approvedBy: null, providerRefundId: null, problem: null, mayApprove: true },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', doneAt: null },
};

const future = { v7_startTransition: true, v7_relativeSplatPath: true };

function show({ width, onChanged }: { width: 'phone' | 'desktop'; onChanged: (() => void) | null }) {
  const media = { matches: width === 'phone', addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, {
    matchMedia: () => media,
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  const table = createElement(RefundsTable, { label: 'Refunds', rows: [refund], total: 1, onChanged });
  const themed = createElement(ThemeProvider, { theme: lightTheme }, table);
  render(createElement(MemoryRouter, { future }, themed));
}

it('offers to approve a refund where it waits', () => {
  show({ width: 'desktop', onChanged: jest.fn() });
  expect(screen.getByRole('grid').textContent).toContain('What to do');
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

it('only shows a refund in the register of all', () => {
  show({ width: 'desktop', onChanged: null });
  expect(screen.getByText('Waits for a second person')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('What to do')).toBeNull();
});

it('shows refunds as cards on a phone, with the same buttons', () => {
  show({ width: 'phone', onChanged: jest.fn() });
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('₹6,000');
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

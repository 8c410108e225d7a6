/** @jest-environment jsdom */
import type { MailRow } from '@lanternway/contracts/mail/mails';
import { DesignSystemProvider } from '@strapi/design-system';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { MailTable } from './MailTable';

const mail: MailRow = {
  ...{ id: 7, to: 'asha@example.com', kind: 'Receipt', state: 'failed', attempts: 3 },
  ...{ problem: 'The address does not exist.', queuedAt: '2026-11-28T10:00:00.000Z' },
  ...{ settledAt: '2026-11-28T10:05:00.000Z', nextAttemptAt: null, isAgain: true },
  ...{ isSecret: false, askedBy: 'Finance', maySendAgain: true, maySendNow: false },
};

const onOpen = jest.fn();

function show(width: 'phone' | 'desktop') {
  const media = { matches: width === 'phone', addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => media });
  render(createElement(DesignSystemProvider, {}, createElement(MailTable, { mails: [mail], onOpen })));
}

it('shows mails as cards on a phone, which say the same and open the same', () => {
  show('phone');
  expect(screen.queryByRole('grid')).toBeNull();
  const card = screen.getByRole('listitem').textContent;
  for (const part of ['Failed', 'Receipt (sent again)', mail.to, mail.problem]) expect(card).toContain(part);
  fireEvent.click(screen.getByRole('button', { name: 'Open the mail to asha@example.com' }));
  expect(onOpen).toHaveBeenCalledWith(7);
});

it('shows mails as a table on a desktop', () => {
  show('desktop');
  expect(screen.getByRole('grid').textContent).toContain('Receipt (sent again)');
});

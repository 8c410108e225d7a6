/** @jest-environment jsdom */
import { DesignSystemProvider } from '@strapi/design-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentProps } from 'react';
import { AskDialog } from './AskDialog';

const onConfirm = jest.fn<Promise<string | null>, [written: string]>(() => Promise.resolve(null));

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    return Promise.resolve();
  });

it('says which field is missing, by the name above it, and sends nothing', async () => {
  const dialog: ComponentProps<typeof AskDialog> = {
    ...{ open: 'Withdraw', title: 'Withdraw your refund?', text: 'Nothing is sent to the provider.' },
    ...{ confirm: 'Withdraw the refund', asks: 'Why you withdraw it', isBusy: false, onConfirm },
  };
  render(createElement(DesignSystemProvider, {}, createElement(AskDialog, dialog)));
  await press('Withdraw');
  await press('Withdraw the refund');
  expect(screen.getByText('Please fill in “Why you withdraw it”.')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: /Why you withdraw it/ }), {
    target: { value: ' Asked for twice. ' },
  });
  await press('Withdraw the refund');
  expect(onConfirm).toHaveBeenCalledWith('Asked for twice.');
});

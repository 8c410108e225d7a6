import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useKeptFields } from './use-kept-fields';

const kept = { read: () => ({ name: 'Asha', email: 'asha@example.com' }), keep: () => undefined };

function KeptForm({ focused }: { focused: string }) {
  const form = useForm({ defaultValues: { name: '', email: '' } });
  useKeptFields(form, kept);
  useLayoutEffect(() => {
    screen.getByLabelText(focused).focus();
  }, [focused]);
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Email" {...form.register('email')} />
    </>
  );
}

/** What would be replaced by typing. */
const selectedIn = (label: string): string => {
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>(label);
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

it('restores every field, and lets typing take the place of the one that has the focus', () => {
  render(<KeptForm focused="Name" />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.com');
  expect([selectedIn('Name'), selectedIn('Email')]).toEqual(['Asha', '']);
});

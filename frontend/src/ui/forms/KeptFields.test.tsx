import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type KeptFields, useKeptFields } from './use-kept-fields';

interface KeptFormProps {
  kept: KeptFields;
  /** What the reader does with the name before the form's code takes over. */
  before?: (name: HTMLInputElement) => void;
}

function KeptForm({ kept, before }: KeptFormProps) {
  const form = useForm();
  useKeptFields(form, kept);
  const { ref, ...name } = form.register('name');
  const take = (element: HTMLInputElement | null) => {
    if (element !== null) before?.(element);
    ref(element);
  };
  return (
    <>
      <input aria-label="Name" {...name} ref={take} />
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
  const kept = { read: () => ({ name: 'Asha', email: 'asha@example.com' }), keep: jest.fn() };
  render(<KeptForm kept={kept} before={(name) => name.focus()} />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.com');
  expect([selectedIn('Name'), selectedIn('Email')]).toEqual(['Asha', '']);
  expect(kept.keep).not.toHaveBeenCalled();
});

describe('what was typed before the code of the form came', () => {
  it('is kept without another letter, with what was kept before', () => {
    const kept = { read: () => ({ name: 'Asha', email: 'asha@example.com' }), keep: jest.fn() };
    render(<KeptForm kept={kept} before={(name) => (name.value = 'Asha M')} />);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha M');
    const fields = { name: 'Asha M', email: 'asha@example.com' };
    expect(kept.keep.mock.calls).toEqual([[fields]]);
  });

  it('makes no draft where nothing was typed', () => {
    const kept = { read: () => ({}), keep: jest.fn() };
    render(<KeptForm kept={kept} />);
    expect(kept.keep).not.toHaveBeenCalled();
  });
});

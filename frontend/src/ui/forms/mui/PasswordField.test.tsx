import { fireEvent, render, screen } from '@testing-library/react';
import { FormTheme } from '../theme/FormTheme';
import { PasswordField } from './PasswordField';

it('shows and hides a password, and says which', () => {
  render(
    <FormTheme>
      <PasswordField label="Password" name="password" autoComplete="new-password" />
    </FormTheme>,
  );
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect([password.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  fireEvent.click(toggle);
  expect([password.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
});

import { TextInput, type TextInputProps } from '@strapi/design-system';
import { useTheme } from 'styled-components';

/** The browser's own field for a date or time, in the colours of the admin. */
export function ClockInput(props: TextInputProps & { type: 'date' | 'time' }) {
  const { colorScheme } = useTheme();
  return <TextInput {...props} style={{ colorScheme }} />;
}

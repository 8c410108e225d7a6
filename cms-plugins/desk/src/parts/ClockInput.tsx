import { TextInput, type TextInputProps } from '@strapi/design-system';
import { useTheme } from 'styled-components';

/** A date or a time as the browser lets people of this place type it, in the colours of the admin. */
export function ClockInput(props: TextInputProps & { type: 'date' | 'time' }) {
  const { colorScheme } = useTheme();
  return <TextInput {...props} style={{ colorScheme }} />;
}

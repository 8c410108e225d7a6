import { TextInput, type TextInputProps } from '@strapi/design-system';
import { styled, useTheme } from 'styled-components';
import { forFingers } from '../lists/for-fingers';

/** The browser's own field for a date or time, in the colours of the admin. */
export function ClockInput(props: TextInputProps & { type: 'date' | 'time' }) {
  const { colorScheme } = useTheme();
  const Input = props.size === 'S' ? AsHighAsChoice : TextInput;
  return <Input {...props} style={{ colorScheme }} />;
}

/** The browser's own buttons make such a field higher than the choices next to it. */
const AsHighAsChoice = styled(TextInput)`
  && {
    height: 3.2rem;
  }

  && > input {
    height: 100%;
    padding-block: 0;
  }

  @media ${forFingers} {
    && {
      height: 4.4rem;
    }
  }
`;

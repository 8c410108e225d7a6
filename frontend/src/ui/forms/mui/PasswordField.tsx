import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { Icon } from '../../art/Icon';
import { TextField, type TextFieldProps } from './TextField';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'inputMode' | 'autoComplete'> & {
  /** Tells password managers whether the password exists already or is being chosen. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until the person wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end" sx={{ mr: -1 }}>
      <IconButton
        aria-label="Show password"
        aria-pressed={isShown}
        aria-controls={props.id ?? props.name}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-slash' : 'eye'} />
      </IconButton>
    </InputAdornment>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} end={toggle} />;
}

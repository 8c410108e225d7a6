import InputAdornment from '@mui/material/InputAdornment';
import { Icon } from '../../art/Icon';
import { TextField, type TextFieldProps } from './TextField';

const quiet = {
  backgroundColor: 'var(--mist-50)',
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
  // A long address ends before the lock, and shows that it goes on.
  '& input': { textOverflow: 'ellipsis' },
} as const;

type ReadOnlyFieldProps = Pick<TextFieldProps, 'label' | 'help' | 'id' | 'name' | 'autoComplete'> & {
  value: string;
};

/** A value that the form shows and nobody can change here. It stays a field, so that password managers find it. */
export function ReadOnlyField(props: ReadOnlyFieldProps) {
  const lock = (
    <InputAdornment position="end" sx={{ color: 'var(--slate)' }}>
      <Icon name="lock-simple-fill" />
    </InputAdornment>
  );
  return <TextField {...props} isReadOnly end={lock} sx={quiet} />;
}

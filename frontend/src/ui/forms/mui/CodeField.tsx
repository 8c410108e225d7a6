import { TextField, type TextFieldProps } from './TextField';

const large = {
  minHeight: 64,
  '& input': {
    fontSize: '1.75rem',
    fontWeight: 700,
    letterSpacing: '.18em',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

type CodeFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'inputMode' | 'autoComplete' | 'sx'>;

/** A one-time code in one field. It can be pasted, even with spaces, and a phone can fill it in. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} autoComplete="one-time-code" inputMode="numeric" sx={large} />;
}

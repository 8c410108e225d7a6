import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../../art/Icon';
import { FieldFrame, type FieldLabels, notesOf } from './FieldFrame';
import type { FieldOfForm } from './TextField';

interface SelectFieldProps extends FieldLabels, Partial<FieldOfForm> {
  name: string;
  /** Shown before anything is chosen. */
  placeholder: string;
  options: readonly string[];
}

const Caret = ({ className }: { className?: string }) => (
  <Icon name="caret-down-bold" className={`i ${className ?? ''}`} />
);

/* The caret lies over the select, which handles the presses. */
const look = {
  '& select': { paddingRight: '44px !important', textOverflow: 'ellipsis', borderRadius: 'var(--r)' },
  '& .MuiNativeSelect-icon': {
    right: 14,
    width: 20,
    height: 20,
    top: 'calc(50% - 10px)',
    color: 'var(--ink)',
  },
} as const;

/** One of a few choices, with the browser's own list. */
export function SelectField({
  label,
  help,
  error,
  isOptional,
  name,
  placeholder,
  options,
  ...rest
}: SelectFieldProps) {
  const labels = { help, error, isOptional };
  return (
    <FieldFrame id={name} label={label} {...labels}>
      <NativeSelect
        input={<OutlinedInput sx={look} />}
        IconComponent={Caret}
        required={!isOptional}
        inputProps={{ id: name, name, 'aria-describedby': notesOf(name, labels) }}
        {...rest}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

import { Icon } from '../../art/Icon';
import { FieldFrame, type FieldLabels, notesOf } from './FieldFrame';
import type { FieldOfForm } from './TextField';

interface SelectFieldProps extends FieldLabels, Partial<FieldOfForm> {
  name: string;
  /** Shown before anything is chosen. */
  placeholder: string;
  options: readonly string[];
}

/** One of a few choices, with the browser's own list. */
export function SelectField({
  label,
  help,
  error,
  isOptional,
  name,
  placeholder,
  options,
  inputRef,
  ...rest
}: SelectFieldProps) {
  const labels = { help, error, isOptional };
  return (
    <FieldFrame id={name} label={label} {...labels}>
      <div className="inp-pick">
        <select
          ref={inputRef}
          className="inp"
          id={name}
          name={name}
          required={!isOptional}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf(name, labels)}
          {...rest}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon name="caret-down-bold" />
      </div>
    </FieldFrame>
  );
}

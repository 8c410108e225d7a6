import { Icon } from '../../art/Icon';
import { FieldFrame, notesOf } from './FieldFrame';

interface ReadOnlyFieldProps {
  label: string;
  help: string;
  /** The field's name for the browser's autofill, and its id. */
  name: string;
  autoComplete: string;
  value: string;
}

/** A value that the form shows and nobody can change here. It stays a field, so that password managers find it. */
export function ReadOnlyField({ label, help, name, autoComplete, value }: ReadOnlyFieldProps) {
  return (
    <FieldFrame id={name} label={label} help={help}>
      <div className="inp-locked">
        <input
          className="inp"
          id={name}
          name={name}
          autoComplete={autoComplete}
          value={value}
          readOnly
          aria-describedby={notesOf(name, { help })}
        />
        <Icon name="lock-simple-fill" />
      </div>
    </FieldFrame>
  );
}

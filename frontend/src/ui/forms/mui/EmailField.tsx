import type { AnyObject } from 'yup';
import type { FieldLabels } from '../fields/FieldFrame';
import { MeantAddress } from '../fields/MeantAddress';
import { type EmailOfForm, useMeantAddress } from '../fields/use-meant-address';
import { TextField } from './TextField';

interface EmailFieldProps<Values extends AnyObject>
  extends EmailOfForm<Values>, Pick<FieldLabels, 'label' | 'help'> {
  autoComplete: 'email' | 'username';
}

/** An email address; what looks mistyped is pointed out. */
export function EmailField<Values extends AnyObject>({ form, name, ...rest }: EmailFieldProps<Values>) {
  const { field, meant, take } = useMeantAddress({ form, name });
  return (
    <div>
      <TextField type="email" {...rest} {...field} />
      <MeantAddress meant={meant} onTake={take} />
    </div>
  );
}

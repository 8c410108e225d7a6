import type { ChangeEvent } from 'react';
import { FieldFrame, type FieldLabels, notesOf } from '../fields/FieldFrame';
import type { FieldOfForm } from '../fields/TextField';
import { CountryField } from './CountryField';
import { type CountryChoice, useTypedPhone } from './use-typed-phone';
import './phone.css';

interface PhoneFieldProps extends Omit<FieldLabels, 'error'>, FieldOfForm {
  country: CountryChoice;
}

/** A dial code and a number. The number accepts only digits; one that includes its dial code sets that too. */
export function PhoneField({ country, name, inputRef, onChange, onBlur, ...labels }: PhoneFieldProps) {
  const { read, choose } = useTypedPhone(country);
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    read(event);
    onChange(event);
  };
  return (
    <FieldFrame id={name} {...labels}>
      <div className="phone-pair">
        <CountryField iso={country.iso} onChoose={choose} />
        <input
          ref={inputRef}
          className="inp"
          id={name}
          name={name}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required={!labels.isOptional}
          aria-invalid={labels.error !== undefined}
          aria-describedby={notesOf(name, labels)}
          onChange={keepDigits}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}

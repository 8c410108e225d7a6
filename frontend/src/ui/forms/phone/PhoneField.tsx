import { type ChangeEvent, useRef } from 'react';
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
  const { read, take, choose } = useTypedPhone(country);
  const isTaken = useRef(false);
  // Before the form reads the field for the first time.
  const meet = (field: HTMLInputElement | null) => {
    if (field !== null && !isTaken.current) take(field);
    isTaken.current = true;
    inputRef(field);
  };
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    read(event);
    onChange(event);
  };
  return (
    <FieldFrame id={name} {...labels}>
      <div className="phone-pair">
        <CountryField iso={country.iso} onChoose={choose} />
        <input
          ref={meet}
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

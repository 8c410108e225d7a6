import { type DialCode, dialCodes } from '@lanternway/contracts/fields/dial-codes';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { Icon } from '../../art/Icon';
import { FieldFrame, type FieldLabels, notesOf } from '../fields/FieldFrame';
import { countryOf, findCountries } from './find-countries';
import type { FieldOfForm } from '../fields/TextField';
import { type CountryChoice, useTypedPhone } from './use-typed-phone';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: 10,
  '@media (max-width: 767.95px)': { gridTemplateColumns: '108px minmax(0, 1fr)' },
});

/** The list is wider than the field, and neither a dialog nor a scrolling box cuts it off. */
const list = {
  popper: {
    placement: 'bottom-start' as const,
    style: { width: 320, maxWidth: 'calc(100vw - 32px)' },
    popperOptions: { strategy: 'fixed' as const },
  },
};

/** Only a sign: a press anywhere on the field opens and closes the list. */
const Caret = styled('span')({
  position: 'absolute',
  right: 12,
  display: 'flex',
  pointerEvents: 'none',
  '& .i': { width: 20, height: 20 },
});

const caret = (
  <Caret>
    <Icon name="caret-down-bold" />
  </Caret>
);

/** When closed, it shows only the code. Typing finds a country by its name or its code. */
function CountryField({ iso, onChoose }: CountryChoice) {
  return (
    <Autocomplete<DialCode, false, true>
      options={[...dialCodes]}
      value={countryOf(iso)}
      onChange={(_event, country) => onChoose(country.iso)}
      isOptionEqualToValue={(option, value) => option.iso === value.iso}
      getOptionLabel={({ code }) => code}
      getOptionKey={({ iso: key }) => key}
      filterOptions={(_options, { inputValue }) => [...findCountries(inputValue)]}
      renderOption={({ key, ...option }, { country, code }) => (
        <li key={key} {...option}>
          {country} {code}
        </li>
      )}
      renderInput={({ InputProps, inputProps, id }) => (
        <OutlinedInput
          id={id}
          fullWidth
          ref={InputProps.ref}
          className={InputProps.className}
          endAdornment={caret}
          onMouseDown={InputProps.onMouseDown}
          inputProps={{ ...inputProps, 'aria-label': 'Country code' }}
        />
      )}
      disableClearable
      fullWidth
      disablePortal
      autoHighlight
      selectOnFocus
      handleHomeEndKeys={false}
      noOptionsText="No country found"
      forcePopupIcon={false}
      slotProps={list}
    />
  );
}

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
      <Pair>
        {/* Its own frame, because the two fields have focus and errors separately. */}
        <FormControl fullWidth>
          <CountryField iso={country.iso} onChoose={choose} />
        </FormControl>
        <OutlinedInput
          id={name}
          name={name}
          type="tel"
          required={!labels.isOptional}
          autoComplete="tel-national"
          inputRef={inputRef}
          onChange={keepDigits}
          onBlur={onBlur}
          slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': notesOf(name, labels) } }}
        />
      </Pair>
    </FieldFrame>
  );
}

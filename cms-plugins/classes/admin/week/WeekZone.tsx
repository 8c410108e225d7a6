import { browserZone } from '@lanternway/desk/format/zones';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import { withChange } from '@lanternway/desk/lists/address';
import { Box, Field } from '@strapi/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** On which clock the week is shown. The browser's own is not in the address. */
export function WeekZone({ zone }: { zone: string }) {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(zone);
  return (
    <Box width="26rem" maxWidth="100%">
      <Field.Root name="zone">
        <Field.Label>Time zone</Field.Label>
        <ZoneInput
          zone={typed}
          onChange={(chosen) => {
            setTyped(chosen);
            setQuery(withChange(query, { zone: chosen === browserZone() ? '' : chosen }), { replace: true });
          }}
        />
      </Field.Root>
    </Box>
  );
}

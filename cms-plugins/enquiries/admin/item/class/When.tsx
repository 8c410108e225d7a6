import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { DateAndTime } from '@lanternway/desk/inputs/DateAndTime';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Typography } from '@strapi/design-system';
import { timeInZone } from '../../format';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import { classInstant } from './time';

/** A moment as it is typed, on the clock of the parent. */
interface Draft {
  date: string;
  time: string;
  zone: string;
}

interface WhenProps {
  draft: Draft;
  faults: Partial<Record<keyof Draft, string>>;
  parentZone: EnquiryDetail['parentZone'];
  onEdit: (part: Partial<Draft>) => void;
}

/** What to do about a zone that nobody knows. */
export const askForZone = 'The form did not say. Please ask the parent.';

const zoneHint = ({ zone }: Draft, known: EnquiryDetail['parentZone']): string => {
  if (known === null) return askForZone;
  if (zone !== known.name) return `The ${sources[known.from]} says ${sayZone(known.name)}.`;
  return `From the ${sources[known.from]}.`;
};

const sources = { browser: "parent's browser", country: 'country of the phone number' } as const;

/** Date, time and time zone of a class. */
export function When({ draft, faults, parentZone, onEdit }: WhenProps) {
  const instant = classInstant(draft);
  const mine = browserZone();
  return (
    <>
      <DateAndTime draft={draft} faults={faults} onEdit={onEdit} />
      <Labelled
        name="zone"
        label="Time zone of the parent"
        hint={zoneHint(draft, parentZone)}
        fault={faults.zone}
      >
        <ZoneInput
          zone={draft.zone}
          onChange={(zone) => {
            onEdit({ zone });
          }}
        />
      </Labelled>
      {instant !== null && draft.zone !== mine && (
        <Typography variant="pi" textColor="neutral600" aria-live="polite">
          {`Your time (${sayZone(mine)}): ${timeInZone(instant, mine)}`}
        </Typography>
      )}
    </>
  );
}

import { useMemo, useState } from 'react';
import { Icon } from '../../../ui/art/Icon';
import { ZoneLine } from './look';
import { allZones, zoneLabel } from './zone-words';

interface ZoneChoiceProps {
  zone: string;
  onChoose: (zone: string) => void;
}

/** On which clock the times are shown. */
export function ZoneChoice({ zone, onChoose }: ZoneChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <ZoneLine>
      <p>
        <Icon name="globe-hemisphere-east-duotone" />
        {`Times in ${zoneLabel(zone, now)}. `}
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change
          <span className="vh"> the time zone</span>
        </button>
      </p>
      {isOpen && <Zones zone={zone} onChoose={onChoose} />}
    </ZoneLine>
  );
}

function Zones({ zone, onChoose }: ZoneChoiceProps) {
  const zones = useMemo(() => allZones(zone), [zone]);
  return (
    <select aria-label="Time zone" value={zone} onChange={(event) => onChoose(event.target.value)}>
      {zones.map((each) => (
        <option key={each.zone} value={each.zone}>
          {each.label}
        </option>
      ))}
    </select>
  );
}

import { useMemo, useState } from 'react';
import { Icon } from '../../../ui/art/Icon';
import { allZones, zoneLabel } from '../time/zone-words';

interface ZoneLineProps {
  zone: string;
  /** At this moment: the clocks may be changed before. */
  at: string;
  onChoose: (zone: string) => void;
}

/** On which clock the class is shown. Only shown: the class stays when it is. */
export function ZoneLine({ zone, at, onChoose }: ZoneLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="own-zone">
      <p>
        <Icon name="globe-hemisphere-east-duotone" />
        <span>{`Times in ${zoneLabel(zone, new Date(at))}. `}</span>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change<span className="vh"> the time zone</span>
        </button>
      </p>
      {isOpen && <Zones zone={zone} onChoose={onChoose} />}
    </div>
  );
}

function Zones({ zone, onChoose }: Omit<ZoneLineProps, 'at'>) {
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

import type { ReactNode } from 'react';
import { Icon } from '../../ui/art/Icon';
import type { IconName } from '../../ui/art/icon-names';

interface ContactWayProps {
  icon: IconName;
  title: string;
  /** The link itself. */
  link: ReactNode;
  /** How soon it is answered; null if staff do not say. */
  answer: ReactNode;
  note: ReactNode;
}

/** One way to reach the provider, on a sheet of its own. */
export function ContactWay({ icon, title, link, answer, note }: ContactWayProps) {
  return (
    <li className="sheet way">
      <span className="tile">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p className="way-link">{link}</p>
      {answer}
      <p className="muted">{note}</p>
    </li>
  );
}

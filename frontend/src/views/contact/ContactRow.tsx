import type { ReactNode } from 'react';
import { Icon } from '../../ui/art/Icon';
import type { IconName } from '../../ui/art/icon-names';

interface ContactRowProps {
  icon: IconName;
  title: string;
  note: string;
  children: ReactNode;
}

export function ContactRow({ icon, title, note, children }: ContactRowProps) {
  return (
    <li className="contact-row">
      <span className="tile">
        <Icon name={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p className="contact-way">{children}</p>
        <p className="small muted">{note}</p>
      </div>
    </li>
  );
}

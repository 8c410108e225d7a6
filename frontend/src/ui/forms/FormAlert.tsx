import { Fragment, type MouseEvent } from 'react';
import { Icon } from '../art/Icon';
import type { IconName } from '../art/icon-names';
import type { Fault } from './list-faults';
import type { Notice } from './use-checked-form';
import './form.css';

const icons: Record<Notice['tone'], IconName> = {
  error: 'warning-circle-fill',
  success: 'check-circle-fill',
  info: 'info-fill',
};

interface NoticePanelProps {
  notice: Notice;
  faults?: readonly Fault[];
}

/** A coloured panel with an icon and a sentence. */
export function NoticePanel({ notice, faults = [] }: NoticePanelProps) {
  return (
    <div className={`notice notice-${notice.tone}`}>
      <Icon name={icons[notice.tone]} />
      <div>
        {notice.title !== undefined && <b>{notice.title}</b>}
        <p>{notice.text}</p>
        <FaultList notice={notice} faults={faults} />
      </div>
    </div>
  );
}

/** A link to each wrong field: by its name, in one line, or by its sentence. */
function FaultList({ notice, faults }: Required<NoticePanelProps>) {
  const named = faults.filter(({ label }) => label !== undefined);
  if (named.length > 0) {
    return (
      <p>
        {named.map(({ name, label = name }, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <FaultLink name={name} text={label} />
          </Fragment>
        ))}
      </p>
    );
  }
  // The server's message often only repeats what is wrong with one field.
  const more = faults.filter(({ text }) => text !== notice.text);
  if (more.length === 0) return null;
  return (
    <ul>
      {more.map(({ name, text }) => (
        <li key={name}>
          <FaultLink name={name} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Leads to the field, whose id is its name, without changing the address. */
function FaultLink({ name, text }: Fault) {
  const focusField = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(name)?.focus();
  };
  return (
    <a href={`#${name}`} onClick={focusField}>
      {text}
    </a>
  );
}

/**
 * The messages of a form, above its fields. Both regions are there from the start, so that a screen reader announces
 * what appears in them: errors at once, everything else when there is time.
 */
export function FormAlert({ notice, faults = [] }: { notice: Notice | null; faults?: readonly Fault[] }) {
  const isError = notice?.tone === 'error';
  return (
    <>
      <div role="alert" aria-atomic={false}>
        {isError && <NoticePanel notice={notice} faults={faults} />}
      </div>
      <div role="status">{notice && !isError && <NoticePanel notice={notice} />}</div>
    </>
  );
}

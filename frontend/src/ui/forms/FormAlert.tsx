import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, type MouseEvent } from 'react';
import { Icon } from '../art/Icon';
import type { IconName } from '../art/icon-names';
import type { Fault } from './list-faults';
import type { Notice } from './use-checked-form';

const looks: Record<Notice['tone'], { icon: IconName; ground: string; text: string; bar: string }> = {
  error: {
    icon: 'warning-circle-fill',
    ground: 'var(--error-bg)',
    text: '#7a1a14',
    bar: 'var(--error)',
  },
  success: { icon: 'check-circle-fill', ground: 'var(--ok-bg)', text: '#12502e', bar: 'var(--ok)' },
  info: { icon: 'info-fill', ground: 'var(--mist)', text: 'var(--ink)', bar: 'var(--lagoon)' },
};

const Panel = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Notice['tone'] }>(
  ({ tone }) => ({
    display: 'flex',
    gap: 12,
    marginBottom: 20,
    padding: '14px 16px',
    borderRadius: 'var(--r)',
    background: looks[tone].ground,
    color: looks[tone].text,
    boxShadow: `inset 4px 0 0 ${looks[tone].bar}`,
    lineHeight: 1.4,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    '& .i': { flex: 'none', width: 22, height: 22 },
    '& b': { display: 'block', fontWeight: 700 },
    '& ul': { display: 'grid', gap: 4, marginTop: 6, fontSize: '.9375rem' },
  }),
);

interface NoticePanelProps {
  notice: Notice;
  faults?: readonly Fault[];
}

/** A coloured panel with an icon and a sentence. */
export function NoticePanel({ notice, faults = [] }: NoticePanelProps) {
  return (
    <Panel tone={notice.tone}>
      <Icon name={looks[notice.tone].icon} />
      <div>
        {notice.title !== undefined && <b>{notice.title}</b>}
        <p>{notice.text}</p>
        <FaultList notice={notice} faults={faults} />
      </div>
    </Panel>
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
    <Link href={`#${name}`} color="inherit" underline="always" onClick={focusField}>
      {text}
    </Link>
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

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent } from 'react';
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
    '& .i': { width: 22, height: 22 },
    '& ul': { display: 'grid', gap: 4, marginTop: 6, fontSize: '.9375rem' },
  }),
);

interface NoticePanelProps {
  notice: Notice;
  faults?: readonly Fault[];
}

/** A coloured panel with an icon and a sentence. */
export function NoticePanel({ notice, faults = [] }: NoticePanelProps) {
  // The server's message often only repeats what is wrong with one field.
  const more = faults.filter(({ text }) => text !== notice.text);
  return (
    <Panel tone={notice.tone}>
      <Icon name={looks[notice.tone].icon} />
      <div>
        <p>{notice.text}</p>
        {more.length > 0 && (
          <ul>
            {more.map(({ name, text }) => (
              <li key={name}>
                <FaultLink name={name} text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
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

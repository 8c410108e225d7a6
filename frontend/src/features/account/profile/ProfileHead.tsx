import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { browserZone, cityOf } from '../../../browser/time-zone';

const Head = styled('div')({
  display: 'flex',
  gap: 18,
  alignItems: 'center',
  minWidth: 0,
  '& h1': { fontSize: 'var(--fs-h2)', overflowWrap: 'anywhere' },
  '& p': { overflowWrap: 'anywhere' },
});

const Avatar = styled('div')({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  '& svg': { position: 'absolute', inset: 0 },
  '& b': { position: 'relative', font: '700 2rem/1 var(--display)' },
});

const initialOf = (name: string) => ([...name.trim()][0] ?? '').toLocaleUpperCase();

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** The folded octagon of the mark, with the parent's initial. */
function Octagon({ initial }: { initial: string }) {
  return (
    <Avatar aria-hidden="true">
      <svg viewBox="0 0 72 72">
        <path d="M20 2H52L70 20V52L52 70H20L2 52V20Z" fill="var(--marigold)" />
        <path d="M70 38V52L52 70H38z" fill="var(--night)" opacity=".12" />
      </svg>
      <b>{initial}</b>
    </Avatar>
  );
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 'Thursday, 3 December, 18:20 in London', by the clock of this browser. */
function formatNow(now: Date): string {
  const [day, ...rest] = [weekday, date, clock].map((format) => format.format(now));
  return `${[day, ...rest].join(', ')} in ${cityOf(browserZone())}`;
}

/** The present time. The page looks at its clock often enough for minutes. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Who the parent is, from the server's data, and what time it is where they are. */
export function ProfileHead({ user }: { user: { username: string; email: string } }) {
  return (
    <Head>
      <Octagon initial={initialOf(user.username)} />
      <div>
        <h1>Hello, {firstNameOf(user.username)}</h1>
        <p className="muted">{formatNow(useNow())}</p>
        <p className="muted small">
          {user.username} · <span>{user.email}</span>
        </p>
      </div>
    </Head>
  );
}

import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

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

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 'Thursday, 3 December, 18:20 in London', by the clock of this browser. */
function formatNow(now: Date): string {
  const [weekday, ...date] = day.format(now).replace(',', '').split(' ');
  const city = clock.resolvedOptions().timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ');
  const place = city === undefined ? '' : ` in ${city}`;
  return `${weekday ?? ''}, ${date.join(' ')}, ${clock.format(now)}${place}`;
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

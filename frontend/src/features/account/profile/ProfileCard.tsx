import { styled } from '@mui/material/styles';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { Icon } from '../../../ui/art/Icon';

const Card = styled('section')({
  '& h1': { fontSize: '1.75rem', overflowWrap: 'anywhere' },
  '& p': { overflowWrap: 'anywhere' },
});

const Avatar = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  marginBottom: 16,
  '& svg': { position: 'absolute', inset: 0 },
  '& b': { position: 'relative', font: '700 2.5rem/1 var(--display)' },
});

const Ways = styled('div')({ display: 'grid', gap: 10, marginTop: 24 });

const initialOf = (name: string) => ([...name.trim()][0] ?? '').toLocaleUpperCase();

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

/** Who the parent is, from the server's data. */
export function ProfileCard({ user }: { user: { username: string; email: string } }) {
  return (
    <Card className="card">
      <Octagon initial={initialOf(user.username)} />
      <h1>{user.username}</h1>
      <p className="muted">{user.email}</p>
      <Ways>
        <ButtonLink look="outline" block href="/change-password">
          <Icon name="password-duotone" />
          Change password
        </ButtonLink>
        <ButtonLink look="quiet" block href="/">
          Home
        </ButtonLink>
      </Ways>
    </Card>
  );
}

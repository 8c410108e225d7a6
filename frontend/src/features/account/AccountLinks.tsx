import { endSession } from '../../browser/session';
import { goTo } from '../../browser/navigation';
import { Anchor } from '../../ui/Anchor';
import { ButtonLink } from '../../ui/ButtonLink';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { useSession } from './use-session';

interface AccountLinksProps {
  size?: 'small';
  /** For hiding them where there is no room. */
  className?: string;
}

function logOut() {
  endSession();
  goTo('/');
}

/** Get Started for a visitor; the parent's name and the way out for one who is logged in. */
export function AccountLinks({ size, className = '' }: AccountLinksProps) {
  const session = useSession();
  if (session === null) {
    return (
      <ButtonLink look="outline" size={size} className={className} href="/login">
        Get Started
      </ButtonLink>
    );
  }
  return (
    <>
      <Anchor className={`hdr-name ${className}`} href="/profile">
        <Icon name="user-circle-duotone" />
        <span>{session.name}</span>
      </Anchor>
      <button type="button" className={buttonClass({ look: 'outline', size }, className)} onClick={logOut}>
        Logout
      </button>
    </>
  );
}

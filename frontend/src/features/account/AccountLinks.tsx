import { Anchor } from '../../ui/links/Anchor';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { buttonClass } from '../../ui/links/button-class';
import { Icon } from '../../ui/art/Icon';
import { logOut } from './log-out';
import { useSession } from './use-session';

interface AccountLinksProps {
  size?: 'small';
  /** For hiding them where there is no room. */
  className?: string;
  /** Called when the parent logs out. */
  onLogOut?: () => void;
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Get Started for a visitor; the name and Log out for a logged-in parent. */
export function AccountLinks({ size, className = '', onLogOut }: AccountLinksProps) {
  const session = useSession();
  if (session === null) {
    return (
      <ButtonLink look="outline" size={size} className={className} href="/login">
        Get Started
      </ButtonLink>
    );
  }
  const leave = () => {
    onLogOut?.();
    logOut();
  };
  return (
    <>
      <Anchor className={`hdr-name ${className}`} href="/profile" title={session.name}>
        <Icon name="user-circle-duotone" />
        <span>{firstWord(session.name)}</span>
      </Anchor>
      <button type="button" className={buttonClass({ look: 'outline', size }, className)} onClick={leave}>
        Logout
      </button>
    </>
  );
}

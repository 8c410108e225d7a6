import { me } from '@lanternway/contracts/accounts/accounts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { send } from '../../../server-calls/client';
import { FormTheme } from '../../../ui/forms/theme/FormTheme';
import { RequireSession } from '../RequireSession';
import { LoadFailure } from '../../../ui/forms/mui/LoadFailure';
import { ProfileFrame } from './ProfileFrame';
import { ProfileHead } from './ProfileHead';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileTabs } from './ProfileTabs';
import { useLoaded } from '../../../server-calls/use-loaded';

const Title = styled('h1')({ fontSize: 'var(--fs-h2)' });

interface ProfileProps {
  /** What the first tab begins with: when the children have a class, and what was bought. */
  home: ReactNode;
}

const fetchMe = () => send(me, {});

function OwnProfile({ home }: ProfileProps) {
  const { loaded, again } = useLoaded(
    fetchMe,
    'Your profile could not be loaded. Please check your connection.',
  );
  if (loaded.kind === 'loading') return <ProfileSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <ProfileFrame head={<Title>Your profile</Title>}>
        <LoadFailure text={loaded.text} onTryAgain={again} />
      </ProfileFrame>
    );
  }
  return <ProfileTabs head={<ProfileHead user={loaded.value.user} />} home={home} />;
}

/** Everything a parent has with us. The page is protected and shows only the server's data (product rules A5, B9). */
export function Profile({ home }: ProfileProps) {
  return (
    <FormTheme>
      <RequireSession waiting={<ProfileSkeleton />}>{() => <OwnProfile home={home} />}</RequireSession>
    </FormTheme>
  );
}

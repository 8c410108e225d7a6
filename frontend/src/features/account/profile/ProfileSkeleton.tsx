import Skeleton from '@mui/material/Skeleton';
import { ProfileFrame } from './ProfileFrame';

/** The outlines of a sentence and a list that are loading. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton sx={{ width: '80%', height: 27, mb: 3 }} />
      {[1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" sx={{ height: 84, mb: 1.5, borderRadius: '16px' }} />
      ))}
    </div>
  );
}

function HeadSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton sx={{ width: 240, height: 44 }} />
      <Skeleton sx={{ width: 260, height: 27 }} />
      <Skeleton sx={{ width: 220, height: 22 }} />
    </div>
  );
}

/** The page before anything is known. It shows nothing about the parent from the browser's storage. */
export function ProfileSkeleton() {
  return (
    <ProfileFrame isBusy head={<HeadSkeleton />}>
      <h1 className="vh">Your profile</h1>
      <p className="vh" role="status">
        Loading your profile
      </p>
      <section className="card">
        <RowsSkeleton />
      </section>
    </ProfileFrame>
  );
}

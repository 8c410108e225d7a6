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

function CardSkeleton() {
  return (
    <section className="card" aria-hidden="true">
      <Skeleton variant="circular" sx={{ width: 96, height: 96, mb: 2 }} />
      <Skeleton sx={{ width: '70%', height: 31 }} />
      <Skeleton sx={{ width: '90%', height: 27 }} />
      <Skeleton variant="rounded" sx={{ height: 48, mt: 3 }} />
      <Skeleton variant="rounded" sx={{ height: 48, mt: 1.25 }} />
    </section>
  );
}

/** The page before anything is known. It shows nothing about the parent from the browser's storage. */
export function ProfileSkeleton() {
  return (
    <ProfileFrame isBusy card={<CardSkeleton />}>
      <h1 className="vh">Your profile</h1>
      <p className="vh" role="status">
        Loading your profile
      </p>
      <Skeleton sx={{ width: 220, height: 48, mt: -1, mb: 3 }} />
      <RowsSkeleton />
    </ProfileFrame>
  );
}

import Skeleton from '@mui/material/Skeleton';

/** The outline of the first step, until it is known who is here. */
export function StepSkeleton() {
  return (
    <div aria-busy="true">
      <p>Step 1 of 2</p>
      <Skeleton sx={{ width: 60, height: 24, mt: 2 }} />
      <Skeleton variant="rounded" sx={{ height: 52, mt: 0.5 }} />
      <Skeleton variant="rounded" sx={{ height: 56, mt: 2.5 }} />
    </div>
  );
}

import Skeleton from '@mui/material/Skeleton';

/** Keeps the room of PayPal's button until it is there. */
export function PayPalSkeleton() {
  return <Skeleton variant="rounded" sx={{ height: 56, borderRadius: '10px' }} aria-hidden="true" />;
}

import Skeleton from '@mui/material/Skeleton';

const field = { height: 52, mb: 2.5, borderRadius: '10px' } as const;

/** The outlines of the two cards and the sheet while they load. */
export function CheckoutSkeleton() {
  return (
    <div className="co" aria-busy="true">
      <div>
        <h1 className="co-title">Checkout</h1>
        <p className="vh" role="status">
          Loading the checkout
        </p>
        <div className="co-bar-room" />
        <div className="card" aria-hidden="true">
          <Skeleton sx={{ width: '40%', height: 34, mb: 2.5 }} />
          {[1, 2, 3].map((row) => (
            <div key={row}>
              <Skeleton sx={{ width: 80, height: 26 }} />
              <Skeleton variant="rounded" sx={field} />
            </div>
          ))}
        </div>
        <div className="card" aria-hidden="true">
          <Skeleton sx={{ width: '40%', height: 34, mb: 2.5 }} />
          <Skeleton variant="rounded" sx={{ height: 56, borderRadius: '10px' }} />
        </div>
      </div>
      <div className="sheet co-sum" aria-hidden="true">
        <Skeleton sx={{ width: '70%', height: 34, mt: 3 }} />
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} sx={{ height: 30 }} />
        ))}
        <Skeleton sx={{ width: '100%', height: 56, mt: 2 }} />
      </div>
    </div>
  );
}

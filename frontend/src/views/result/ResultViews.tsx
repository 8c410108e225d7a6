import { RequireSession } from '../../features/account/RequireSession';
import { Cancel } from '../../features/checkout/Cancel';
import { ResultSkeleton } from '../../features/checkout/ResultFrame';
import { ResultGround, Success } from '../../features/checkout/Success';

/** `/success`: only for the parent whose order it is. */
export function SuccessView() {
  return (
    <ResultGround>
      <RequireSession waiting={<ResultSkeleton title="Your payment" />}>
        {(session) => <Success session={session} />}
      </RequireSession>
    </ResultGround>
  );
}

/** `/cancel`: only for the parent whose order it is. */
export function CancelView() {
  return (
    <ResultGround>
      <RequireSession waiting={<ResultSkeleton title="Payment cancelled" />}>
        {() => <Cancel />}
      </RequireSession>
    </ResultGround>
  );
}

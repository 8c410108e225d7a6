import { RequireSession } from '../../features/account/RequireSession';
import { Cancel } from '../../features/checkout/result/Cancel';
import { ResultSkeleton } from '../../features/checkout/result/ResultFrame';
import { ResultGround, Success } from '../../features/checkout/result/Success';

/** `/success`: only for the parent whose order it is. */
export function SuccessView() {
  return (
    <ResultGround>
      <RequireSession waiting={<ResultSkeleton />}>
        {(session) => <Success session={session} />}
      </RequireSession>
    </ResultGround>
  );
}

/** `/cancel`: only for the parent whose order it is. */
export function CancelView() {
  return (
    <ResultGround>
      <RequireSession waiting={<ResultSkeleton />}>{() => <Cancel />}</RequireSession>
    </ResultGround>
  );
}

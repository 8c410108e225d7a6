import { nothing, type Endpoint } from '@lanternway/contracts/wire/endpoint';
import {
  answerCall,
  asParent,
  readCall,
  type Call,
  type Handler,
  type LoggedInParent,
  type PublicResult,
} from '@lanternway/server-kit/http/public-endpoint';
import { rateLimitsOf, type SharedLimit } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { AnyObject } from 'yup';

/** A limit of accounts for calls about money; per network address or per parent, see its limit rules. */
export type PaymentLimit = Extract<SharedLimit, `payment.${string}`>;

type Checked<Request extends AnyObject> = Pick<Endpoint<Request>, 'method' | 'request'>;

export interface Answering {
  /** Anyone may call. Only the limit on all calls of the parents counts the call. */
  anyone<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    handle: (call: Call<Request>) => Promise<PublicResult<Reply>>,
  ): Handler;
  /** `limit` is counted for the parent and for their network address, before anything else is done. */
  parent<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    limit: PaymentLimit,
    handle: (call: Call<Request>, who: LoggedInParent) => Promise<PublicResult<Reply>>,
  ): Handler;
  /** A call that is answered with a file. */
  parentsFile(
    limit: PaymentLimit,
    handle: (call: Call<object>, who: LoggedInParent) => Promise<PublicResult<never>>,
  ): Handler;
}

/** The edge of the parents' calls about money: counts the call, then checks it. */
export function answering(strapi: Core.Strapi): Answering {
  const parent =
    <Request extends AnyObject, Reply>(
      endpoint: Checked<Request>,
      limit: PaymentLimit,
      handle: (call: Call<Request>, who: LoggedInParent) => Promise<PublicResult<Reply>>,
    ): Handler =>
    (ctx) =>
      answerCall(ctx, () =>
        asParent(ctx, async (who) => {
          const allowance = await rateLimitsOf(strapi).takeAll([
            ['payment.address', ctx.request.ip],
            [limit, String(who.id)],
          ]);
          if (allowance.kind === 'over') return allowance;
          return readCall(ctx, endpoint, (call) => handle(call, who));
        }),
      );

  return {
    anyone: (endpoint, handle) => (ctx) => answerCall(ctx, () => readCall(ctx, endpoint, handle)),
    parent,
    parentsFile: (limit, handle) => parent({ method: 'GET', request: nothing }, limit, handle),
  };
}

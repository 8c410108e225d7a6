import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import {
  answerCall,
  asParent,
  readCall,
  type Call as PublicCall,
  type Done,
  type Handler,
  type LoggedInParent,
  type PublicResult,
} from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnyObject } from 'yup';
import { limitsOf, type LimitName } from '../services/rate-limits/limits';
import type { Device } from '../services/sessions/devices';
import { deviceOf, keepDevice } from './device-cookie';

export interface Call<Request> extends PublicCall<Request> {
  device: Device;
}

/** `knownTo`: the e-mail of the account to which the device has proved to belong. */
export type CallResult<Reply> = (Done<Reply> & { knownTo?: string }) | PublicResult<Reply>;

type Handle<Request, Reply, Who extends unknown[]> = (
  call: Call<Request>,
  ...who: Who
) => Promise<CallResult<Reply>>;

export interface Answering {
  /** `limit` is counted for the network address, before anything else is done. */
  anyone<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    limit: LimitName | null,
    handle: Handle<Request, Reply, []>,
  ): Handler;
  parent<Request extends AnyObject, Reply extends AnyObject>(
    endpoint: Endpoint<Request, Reply>,
    limit: LimitName | null,
    handle: Handle<Request, Reply, [who: LoggedInParent]>,
  ): Handler;
}

/** The edge of the calls about accounts: counts the call, checks it, and keeps the cookie of the device. */
export function answering(strapi: Core.Strapi): Answering {
  async function decide<Request extends AnyObject, Reply>(
    ctx: Context,
    endpoint: Endpoint<Request>,
    limit: LimitName | null,
    handle: (call: Call<Request>) => Promise<CallResult<Reply>>,
  ): Promise<PublicResult<Reply>> {
    const allowance = limit === null ? null : await limitsOf(strapi).take(limit, ctx.request.ip);
    if (allowance?.kind === 'over') return allowance;
    return readCall(ctx, endpoint, async (call) => {
      const device = deviceOf(ctx);
      const result = await handle({ ...call, device });
      if (endpoint.method === 'POST')
        keepDevice(strapi, ctx, device, 'knownTo' in result ? result.knownTo : undefined);
      return result;
    });
  }

  return {
    anyone: (endpoint, limit, handle) => (ctx) => answerCall(ctx, () => decide(ctx, endpoint, limit, handle)),
    parent: (endpoint, limit, handle) => (ctx) =>
      answerCall(ctx, () =>
        asParent(ctx, (who) => decide(ctx, endpoint, limit, (call) => handle(call, who))),
      ),
  };
}

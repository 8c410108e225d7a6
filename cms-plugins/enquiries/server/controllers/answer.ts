import { idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { parse } from '@lanternway/contracts/wire/parse';
import {
  answerCall,
  bodyOf,
  done,
  refuseFields,
  type Handler,
  type PublicResult,
} from '@lanternway/server-kit/http/public-endpoint';
import { rateLimitsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnyObject } from 'yup';
import { readArrival, type Arrival } from '../services/intake/source';
import type { Taken } from '../services/intake/store';

export type FormResult = PublicResult<object>;

interface Form<Request> {
  /** The e-mail it came from, which is counted in addition to the network address. */
  emailOf: (request: Request) => string;
  store: (request: Request, arrival: Arrival) => Promise<Taken>;
  /** Further fields of the answer, made once the request is stored. */
  then?: (request: Request, stored: Taken) => Promise<object>;
  /** The sentence of the answer, once the request is stored. */
  received: string;
}

/**
 * The edge of a form that anyone may send: checks it, counts it and has it stored. One statement counts both the network
 * address and the e-mail, because a form must be quick when many people send it.
 */
export const answerForm =
  <Request extends AnyObject>(
    strapi: Core.Strapi,
    { request: schema }: Endpoint<Request>,
    { emailOf, store, then, received }: Form<Request>,
  ): Handler =>
  (ctx) =>
    answerCall(ctx, async () => {
      const parsed = parse(schema, bodyOf(ctx));
      const allowance = await rateLimitsOf(strapi).takeAll([
        ['form.address', ctx.request.ip],
        ...(parsed.kind === 'valid' ? [['form.email', emailOf(parsed.value as Request)] as const] : []),
      ]);
      if (allowance.kind === 'over') return allowance;
      if (parsed.kind === 'invalid') return refuseFields(parsed.errors);
      const request = parsed.value as Request;
      const stored = await store(request, arrivalOf(ctx, request));
      return done(received, (await then?.(request, stored)) ?? {});
    });

/** What is known of a request in addition to its fields. */
export const arrivalOf = (ctx: Context, fields: AnyObject): Arrival =>
  readArrival(fields, ctx.get(idempotencyHeader));

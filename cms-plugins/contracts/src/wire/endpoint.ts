import { object, type AnyObject, type ObjectSchema, type Schema } from 'yup';

/**
 * One call of the wire. `request` is what travels as JSON (or, for GET and DELETE, nothing); `reply` is what a
 * successful answer carries beside `success` and `message`.
 */
export interface Endpoint<Request extends AnyObject = AnyObject, Reply extends AnyObject = AnyObject> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Parts that vary are written `:name`. */
  path: string;
  /** Whether the call carries the parent's token. */
  access: 'anyone' | 'parent';
  request: ObjectSchema<Request>;
  reply: Schema<Reply>;
}

/** Keeps the types of an endpoint's schemas. */
export const endpoint = <Request extends AnyObject, Reply extends AnyObject>(
  definition: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> => definition;

export const nothing = object({});

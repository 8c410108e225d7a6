import { object, type AnyObject, type ObjectSchema, type Schema } from 'yup';

/**
 * One call of the API. `request` is the JSON body (nothing for GET and DELETE); `reply` is what a successful answer has
 * besides `success` and `message`.
 */
export interface Endpoint<Request extends AnyObject = AnyObject, Reply extends AnyObject = AnyObject> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Variable parts are written `:name`. */
  path: string;
  /** Whether the call sends the parent's token. */
  access: 'anyone' | 'parent';
  request: ObjectSchema<Request>;
  reply: Schema<Reply>;
}

/** Keeps the types of an endpoint's schemas. */
export const endpoint = <Request extends AnyObject, Reply extends AnyObject>(
  definition: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> => definition;

export const nothing = object({});

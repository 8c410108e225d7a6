import type { AnyObject, ObjectSchema, Schema } from 'yup';

/** What all calls of the admin's screens have in common. */
interface StaffRequest<Path extends string, Request extends AnyObject> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Begins with the plugin's name. Variable parts are written `:name`. */
  path: Path;
  /** The permission that the staff member's role needs. */
  permission: string;
  /** The query of a GET, the body of a POST. */
  request: ObjectSchema<Request>;
}

/** One call that is answered in JSON. Strapi's own form of errors applies. */
export interface StaffEndpoint<
  Path extends string = string,
  Request extends AnyObject = AnyObject,
  Reply = unknown,
> extends StaffRequest<Path, Request> {
  reply: Schema<Reply>;
  /** Of a successful answer, if it is not 200. 204 has no body. */
  status?: 201 | 204;
  cacheControl?: 'no-store' | 'private, no-store';
}

/** One call that is answered with a file. */
export interface StaffFile<
  Path extends string = string,
  Request extends AnyObject = AnyObject,
> extends StaffRequest<Path, Request> {
  contentType: string;
}

/** Keeps the types of a call's path and schemas. */
export const staffEndpoint = <const Path extends string, Request extends AnyObject, Reply>(
  definition: StaffEndpoint<Path, Request, Reply>,
): StaffEndpoint<Path, Request, Reply> => definition;

/** Keeps the types of a file's path and query. */
export const staffFile = <const Path extends string, Request extends AnyObject>(
  definition: StaffFile<Path, Request>,
): StaffFile<Path, Request> => definition;

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The variable parts of a path, by name. */
export type Params<Path extends string> = Record<ParamOf<Path>, string>;

/** A call that is ready to be sent. `endpoint` carries the type of the reply. */
export interface StaffCall<Reply> {
  endpoint: Pick<StaffEndpoint<string, AnyObject, Reply>, 'method' | 'reply'>;
  /** With parameters and query. */
  path: string;
  body: object;
}

/** Fills in a path's variable parts, and adds a query. */
export function pathTo<Path extends string>(
  { path }: { path: Path },
  params: Params<Path>,
  query = '',
): string {
  const values: Readonly<Record<string, string>> = params;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return query === '' ? filled : `${filled}?${query}`;
}

/** A call without a body. */
export const readCall = <Path extends string, Reply>(
  endpoint: StaffEndpoint<Path, AnyObject, Reply>,
  params: Params<Path>,
  query?: string,
): StaffCall<Reply> => ({ endpoint, path: pathTo(endpoint, params, query), body: {} });

/** A call with a body. */
export const writeCall = <Path extends string, Request extends AnyObject, Reply>(
  endpoint: StaffEndpoint<Path, Request, Reply>,
  params: Params<Path>,
  body: Request,
): StaffCall<Reply> => ({ endpoint, path: pathTo(endpoint, params), body });

/** A request with its whole body. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** '' if it was not sent. */
  header: (name: string) => string;
  /** The text as received. */
  raw: string;
  /** The text as JSON; undefined if it is not JSON. */
  body: unknown;
  /** The matched groups of the route's pattern. */
  params: string[];
}

export type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** The request was carried out, but no answer is sent: the connection stays open, or breaks. */
  | { silence: 'hang' | 'reset' };

export interface Route {
  method: string;
  path: RegExp;
  run: (call: Call) => Answer | Promise<Answer>;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

export const paramOf = (call: Call, place = 0): string => call.params[place] ?? '';

/** What is wrong with a control call, in a sentence. */
export const mistake = (sentence: string): Answer => ({
  status: 400,
  body: { error: { description: sentence } },
});

/** A request, read to its end. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** '' where it is not sent. */
  header: (name: string) => string;
  /** The text as it came. */
  raw: string;
  /** The text as JSON; undefined where it is none. */
  body: unknown;
  /** What the groups of the route's pattern caught. */
  params: string[];
}

export type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** What was asked is done, and nobody is told: the line stays open, or breaks. */
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

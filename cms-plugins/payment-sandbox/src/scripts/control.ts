/** The windows' calls to the sandbox, at the address that their script came from. */

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const origin = own === '' ? location.origin : new URL(own).origin;

export const params = own === '' ? new URLSearchParams() : new URL(own).searchParams;

export type Said = Record<string, unknown>;

export async function tellSandbox(path: string, body: Said): Promise<Said> {
  const reply = await fetch(`${origin}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Said;
}

export async function askSandbox(path: string): Promise<Said> {
  const reply = await fetch(`${origin}/_sandbox/${path}`);
  return (await reply.json()) as Said;
}

/** The sandbox's message about what went wrong. */
export function problemOf(said: Said): string | null {
  const error = said['error'] as { description?: string; message?: string } | undefined;
  if (error !== undefined) return error.description ?? error.message ?? 'The payment failed.';
  const details = said['details'] as { description?: string }[] | undefined;
  return details?.[0]?.description ?? null;
}

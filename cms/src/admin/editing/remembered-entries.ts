/** The header that tells the server which state of an entry the form shows. */
const openedHeader = 'X-Entry-Saved-At';

/** Marks a read of an entry that is not for its form: its answer is neither stored nor taken from memory. */
export const lookHeader = 'X-Look-Only';

const entryPath =
  /^\/content-manager\/(?:collection-types\/[^/]+\/[^/]+|single-types\/[^/]+)(?=$|\/actions\/(?:publish|unpublish|discard)$)/;

/** The address of the entry that a call is about; null for any other call. */
export function entryOfCall(pathname: string): string | null {
  return entryPath.exec(pathname)?.[0] ?? null;
}

interface Remembered {
  /** The answer that the form was made from. */
  text: string;
  savedAt: string;
}

type Fetch = typeof window.fetch;

/** More than enough: only a form and the related entries that are opened over it are needed at a time. */
const maxRemembered = 50;

/**
 * Sits between the admin and its server. Each write of an entry tells the server which state the form shows. After the
 * server has refused a write because somebody else saved the entry, reads are answered with what the form shows until
 * the person has chosen what to do with their changes. Otherwise Strapi would read the entry again and empty the form.
 */
export function createEntryMemory(plain: Fetch, origin: string) {
  const remembered = new Map<string, Remembered>();
  const refused = new Set<string>();
  const listeners = new Set<() => void>();

  function remember(entry: string, text: string): void {
    const savedAt = savedAtOf(text);
    if (savedAt === null) return;
    remembered.delete(entry);
    remembered.set(entry, { text, savedAt });
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
  }

  async function read(entry: string, ask: () => Promise<Response>): Promise<Response> {
    const known = remembered.get(entry);
    if (refused.has(entry) && known !== undefined)
      return new Response(known.text, { headers: { 'Content-Type': 'application/json' } });
    const answer = await ask();
    if (answer.ok) remember(entry, await answer.clone().text());
    return answer;
  }

  async function write(entry: string, headers: Headers, ask: () => Promise<Response>): Promise<Response> {
    const known = remembered.get(entry);
    if (known !== undefined) headers.set(openedHeader, known.savedAt);
    const answer = await ask();
    if (answer.status !== 409) return answer;
    refused.add(entry);
    for (const listener of listeners) listener();
    return answer;
  }

  return {
    async fetch(...[input, init = {}]: Parameters<Fetch>): Promise<Response> {
      const url = new URL(input instanceof Request ? input.url : input, origin);
      const entry = url.origin === origin ? entryOfCall(url.pathname) : null;
      const headers = new Headers(init.headers);
      // The published state is only looked at; the form holds the draft.
      const isLook = headers.has(lookHeader) || url.searchParams.get('status') === 'published';
      if (entry === null || input instanceof Request || isLook) return plain(input, init);
      const ask = () => plain(input, { ...init, headers });
      return (init.method ?? 'GET') === 'GET' ? read(entry, ask) : write(entry, headers, ask);
    },
    /** When the entry in the form was last saved, ISO 8601. */
    savedAt: (entry: string): string | null => remembered.get(entry)?.savedAt ?? null,
    isRefused: (entry: string): boolean => refused.has(entry),
    /** The person has chosen: the form may follow the stored entry again. */
    release: (entry: string): void => {
      refused.delete(entry);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function savedAtOf(text: string): string | null {
  try {
    const { data } = JSON.parse(text) as { data?: { updatedAt?: unknown } };
    return typeof data?.updatedAt === 'string' ? data.updatedAt : null;
  } catch {
    return null;
  }
}

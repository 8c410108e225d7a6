import { createEntryMemory, entryOfCall, lookHeader } from './remembered-entries';

const origin = 'https://cms.example';
const entry = '/content-manager/collection-types/api::plan.plan/abc';

interface Call {
  path: string;
  method: string;
  savedAt: string | null;
}

/** A server with one entry; `refuses` as it does when somebody else has saved it. */
function startServer() {
  const server = { calls: [] as Call[], savedAt: '2026-01-01T00:00:00.000Z', refuses: false };
  const plain = (input: RequestInfo | URL, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const savedAt = new Headers(init.headers).get('X-Entry-Saved-At');
    server.calls.push({ path: String(input), method, savedAt });
    const isRefused = server.refuses && method !== 'GET';
    const body = JSON.stringify({ data: { updatedAt: server.savedAt } });
    return Promise.resolve(new Response(body, { status: isRefused ? 409 : 200 }));
  };
  return { server, memory: createEntryMemory(plain as typeof fetch, origin) };
}

const savedAtIn = async (answer: Response) =>
  ((await answer.json()) as { data: { updatedAt: string } }).data.updatedAt;

const later = '2026-01-02T00:00:00.000Z';

describe('a write of the Content Manager', () => {
  it.each([
    ['PUT', entry],
    ['POST', `${entry}/actions/publish`],
    ['POST', `${entry}/actions/discard?locale=`],
    ['DELETE', entry],
  ])('by %s to %s says which state the form shows', async (method, path) => {
    const { server, memory } = startServer();
    await memory.fetch(entry);
    await memory.fetch(path, { method });
    expect(server.calls.at(-1)).toEqual({ path, method, savedAt: server.savedAt });
  });

  it('says nothing where the entry was never opened, nor of anything else', async () => {
    const { server, memory } = startServer();
    await memory.fetch(entry, { method: 'PUT' });
    await memory.fetch('/content-manager/collection-types/api::plan.plan');
    await memory.fetch('/content-manager/collection-types/api::plan.plan/actions/bulkPublish', {
      method: 'POST',
    });
    expect(server.calls.every(({ savedAt }) => savedAt === null)).toBe(true);
  });
});

describe('an entry that somebody else has saved', () => {
  it('stays in the form as it is, until the person has chosen', async () => {
    const { server, memory } = startServer();
    const opened = server.savedAt;
    await memory.fetch(entry);
    Object.assign(server, { refuses: true, savedAt: later });
    let heard = 0;
    memory.subscribe(() => (heard += 1));
    expect((await memory.fetch(entry, { method: 'PUT' })).status).toBe(409);
    expect([heard, memory.isRefused(entry)]).toEqual([1, true]);
    expect(await savedAtIn(await memory.fetch(entry))).toBe(opened);
    expect(await savedAtIn(await memory.fetch(entry, { headers: { [lookHeader]: '1' } }))).toBe(later);
    expect(memory.savedAt(entry)).toBe(opened);

    memory.release(entry);
    expect(await savedAtIn(await memory.fetch(entry))).toBe(later);
    expect(memory.savedAt(entry)).toBe(later);
  });
});

it('knows the address of an entry in those of its actions', () => {
  expect(entryOfCall(`${entry}/actions/unpublish`)).toBe(entry);
  expect(entryOfCall('/content-manager/single-types/api::home-page.home-page/actions/publish')).toBe(
    '/content-manager/single-types/api::home-page.home-page',
  );
  expect(entryOfCall('/content-manager/collection-types/api::plan.plan')).toBeNull();
  expect(entryOfCall(`${entry}/actions/countDraftRelations`)).toBeNull();
});

import type { Page } from 'playwright/test';
import { siteUrl } from '../env';
import { authorize, loginOf } from './admin';
import { keep, readKept } from './kept-file';

export type Entry = Record<string, unknown> & { documentId: string };

/** A part of an entry, as it is read and sent back. */
export type Part = Record<string, unknown>;

const singles = new Set(['home-page', 'menu', 'site-setting']);

/** Types have a short name: `post` for `api::post.post`. */
const uidOf = (type: string) => `api::${type}.${type}`;

const rootOf = (type: string) =>
  `/content-manager/${singles.has(type) ? 'single' : 'collection'}-types/${uidOf(type)}`;

/** A single type has one entry, and its address does not name it. */
const addressOf = (type: string, id: string) => (singles.has(type) ? rootOf(type) : `${rootOf(type)}/${id}`);

/** The newest login of these calls, for all who ask within some minutes: the admin refuses a sixth within five. */
const keptLogin = 'calls';
const keptForMs = 4 * 60_000;

/** Logs marketing in without a browser. */
export async function logInForCalls() {
  const kept = readKept<string>(keptLogin, keptForMs);
  if (kept !== null) return staffCalls(`Bearer ${kept}`);
  const login = await answerOf(
    await fetch(`${siteUrl}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(loginOf('marketing')),
    }),
  );
  const { token } = (login as { data: { token: string } }).data;
  keep(keptLogin, token);
  return staffCalls(`Bearer ${token}`);
}

/** The calls of the person who is logged in on the page. */
export const callsOf = async (page: Page): Promise<StaffCalls> =>
  staffCalls((await authorize(page)).headers.Authorization);

/** What staff do in the admin, as the calls that the admin makes. */
function staffCalls(authorization: string) {
  const headers = { Authorization: authorization };

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const typed = { ...headers, 'Content-Type': 'application/json' };
    return answerOf(await fetch(`${siteUrl}${path}`, { method, headers: typed, ...sent }));
  }

  /** Sends what the Media Library's dialog of a file sends: the file's texts, and the file that replaces it. */
  async function edit(file: number, form: FormData): Promise<void> {
    await answerOf(
      await fetch(`${siteUrl}/upload?id=${String(file)}`, { method: 'POST', headers, body: form }),
    );
  }

  return {
    ask,

    /** The drafts of a type, in the order they were made. */
    async list(type: string, filters: Record<string, string> = {}): Promise<Entry[]> {
      const query = new URLSearchParams({ page: '1', pageSize: '100', sort: 'id:ASC' });
      for (const [field, value] of Object.entries(filters)) query.set(`filters[${field}][$eq]`, value);
      return ((await ask('GET', `${rootOf(type)}?${query.toString()}`)) as { results: Entry[] }).results;
    },
    async read(type: string, id = ''): Promise<Entry> {
      return ((await ask('GET', addressOf(type, id))) as { data: Entry }).data;
    },
    /** The entry that a relation leads to. */
    async related(type: string, id: string, field: string): Promise<Entry[]> {
      const path = `/content-manager/relations/${uidOf(type)}/${id}/${field}`;
      return ((await ask('GET', path)) as { results: Entry[] }).results;
    },
    async create(type: string, fields: Part): Promise<string> {
      return ((await ask('POST', rootOf(type), fields)) as { data: Entry }).data.documentId;
    },
    save: (type: string, id: string, fields: Part) => ask('PUT', addressOf(type, id), fields),
    /** Presses Publish with these values in the form. */
    publish: (type: string, id: string, fields: Part = {}) =>
      ask('POST', `${addressOf(type, id)}/actions/publish`, fields),
    unpublish: (type: string, id: string) => ask('POST', `${addressOf(type, id)}/actions/unpublish`, {}),
    remove: (type: string, id: string) => ask('DELETE', addressOf(type, id)),
    bulk: (type: string, action: 'bulkPublish' | 'bulkUnpublish' | 'bulkDelete', documentIds: string[]) =>
      ask('POST', `${rootOf(type)}/actions/${action}`, { documentIds }),

    async describe(file: number, fileInfo: Part): Promise<void> {
      const form = new FormData();
      form.set('fileInfo', JSON.stringify(fileInfo));
      await edit(file, form);
    },
    async replace(file: number, fileInfo: { name: string }, content: string): Promise<void> {
      const form = new FormData();
      form.set('fileInfo', JSON.stringify(fileInfo));
      form.set('files', new Blob([content], { type: 'image/svg+xml' }), fileInfo.name);
      await edit(file, form);
    },
  };
}

export type StaffCalls = ReturnType<typeof staffCalls>;

async function answerOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${String(answer.status)} ${text}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

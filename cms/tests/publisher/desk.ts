import type { BuildDetail, BuildPage, PublishingState } from '@lanternway/contracts/publishing/staff';
import type { EntryChoice, EntryState } from '@lanternway/contracts/publishing/entry';
import request from 'supertest';
import { logInStaff, type Staff } from '../staff';
import type { Cms } from '../start-cms';
import { buildUid } from './publishing';

/** Publishing, called as the admin's pages call it. */
export interface Desk {
  authorization: Record<Staff, string>;
  get: (path: string, staff?: Staff) => request.Test;
  post: (path: string, body?: object, staff?: Staff) => request.Test;
  state: () => Promise<PublishingState>;
  builds: (query?: string) => Promise<BuildPage>;
  build: (number: number) => Promise<BuildDetail>;
  entry: (uid: string, documentId: string) => Promise<EntryState>;
  search: (words: string) => Promise<EntryChoice[]>;
}

export async function openDesk(cms: Cms): Promise<Desk> {
  const authorization = await logInStaff(cms);
  const ask = (test: request.Test, staff: Staff = 'marketing') =>
    test.set('Authorization', authorization[staff]);
  const read = async (path: string): Promise<unknown> => (await desk.get(path).expect(200)).body;
  const desk: Desk = {
    authorization,
    get: (path, staff) => ask(request(cms.url).get(path), staff),
    post: (path, body = {}, staff = 'marketing') => ask(request(cms.url).post(path), staff).send(body),
    state: async () => (await read('/publisher/state')) as PublishingState,
    builds: async (query = '') => (await read(`/publisher/builds${query}`)) as BuildPage,
    build: async (number) => (await read(`/publisher/builds/${String(number)}`)) as BuildDetail,
    entry: async (uid, id) => (await read(`/publisher/entries/${uid}/${id}`)) as EntryState,
    search: async (words) =>
      (await read(`/publisher/entries?search=${encodeURIComponent(words)}`)) as EntryChoice[],
  };
  return desk;
}

/** A build as a row of the database. */
export async function storeBuild(
  { strapi }: Cms,
  build: { number: number; state: string } & Record<string, unknown>,
) {
  const at = new Date(Date.UTC(2026, 0, 1, 0, build.number));
  const ended = ['waiting', 'building'].includes(build.state) ? null : new Date(at.getTime() + 6_000);
  const usual = { stage: 'switching', stageAt: at, startedAt: at, endedAt: ended, tries: 0 };
  const data = { ...usual, by: [], reason: 'Asked for by hand', ...build };
  await strapi.db.query(buildUid).create({ data });
}

export const messageOf = (answer: request.Response): string =>
  (answer.body as { error?: { message?: string } }).error?.message ?? '';

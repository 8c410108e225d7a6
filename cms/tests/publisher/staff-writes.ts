import request from 'supertest';
import type { Cms } from '../start-cms';

/** What marketing does in the admin, by the calls that the admin makes. */
export interface StaffWrites {
  create: (type: string, entry: object) => Promise<string>;
  save: (type: string, id: string, entry: object) => Promise<void>;
  /** Presses Publish, with these values in the form. */
  publish: (type: string, id: string, entry?: object) => Promise<void>;
  /** The answer to a press on Publish, whatever it is. */
  tryPublish: (type: string, id: string) => request.Test;
  unpublish: (type: string, id: string) => Promise<void>;
  remove: (type: string, id: string) => Promise<void>;
  bulk: (
    type: string,
    action: 'bulkPublish' | 'bulkUnpublish' | 'bulkDelete',
    ids: string[],
  ) => Promise<void>;
  /** Returns Strapi's id of the file. */
  upload: (name: string) => Promise<number>;
  describe: (file: number, fileInfo: object) => Promise<void>;
  replace: (file: number, name: string) => Promise<void>;
  removeFile: (file: number) => Promise<void>;
}

const drawing = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="9"><path d="M0 0h9v9z"/></svg>`,
  );

/** A stopped server never answers, and a test that waits without end says nothing of it. */
export const longestAnswerMs = 120_000;

const pathOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

export function staffWrites({ url }: Pick<Cms, 'url'>, authorization: string): StaffWrites {
  const as = (test: request.Test) => test.set('Authorization', authorization).timeout(longestAnswerMs);
  const client = request(url);

  async function done(test: request.Test): Promise<unknown> {
    const { status, body } = await as(test);
    if (status >= 300) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
    return body;
  }

  return {
    async create(type, entry) {
      const { data } = (await done(client.post(pathOf(type)).send(entry))) as {
        data: { documentId: string };
      };
      return data.documentId;
    },
    async save(type, id, entry) {
      await done(client.put(`${pathOf(type)}/${id}`).send(entry));
    },
    async publish(type, id, entry = {}) {
      await done(client.post(`${pathOf(type)}/${id}/actions/publish`).send(entry));
    },
    tryPublish: (type, id) => as(client.post(`${pathOf(type)}/${id}/actions/publish`).send({})),
    async unpublish(type, id) {
      await done(client.post(`${pathOf(type)}/${id}/actions/unpublish`).send({}));
    },
    async remove(type, id) {
      await done(client.delete(`${pathOf(type)}/${id}`));
    },
    async bulk(type, action, documentIds) {
      await done(client.post(`${pathOf(type)}/actions/${action}`).send({ documentIds }));
    },
    async upload(name) {
      const [file] = (await done(client.post('/upload').attach('files', drawing(9), name))) as [
        { id: number },
      ];
      return file.id;
    },
    async describe(file, fileInfo) {
      await done(client.post(`/upload?id=${String(file)}`).field('fileInfo', JSON.stringify(fileInfo)));
    },
    async replace(file, name) {
      await done(client.post(`/upload?id=${String(file)}`).attach('files', drawing(12), name));
    },
    async removeFile(file) {
      await done(client.delete(`/upload/files/${String(file)}`));
    },
  };
}

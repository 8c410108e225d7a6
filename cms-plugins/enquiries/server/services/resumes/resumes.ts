import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { resumeKinds, type ResumeKind } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { careerApplicationUid } from '../../content-types/career-application';
import { createStore } from '../../providers/create-store';
import type { OpenResume, ResumeStore } from '../../providers/resume-store';
import { sweepIncoming, sweepStore } from './sweep';
import { judgeResume, type Judgement } from './inspect/sniff';
import { readForm, type ReadForm, type ReceivedFile } from './upload/form-reader';

/** A file that is what its name says. */
export interface CheckedFile extends ReceivedFile {
  type: ResumeKind;
}

/** A resume in the store, as it is written into its application. */
export interface KeptResume {
  key: string;
  name: string;
  /** The media type. */
  type: string;
  bytes: number;
  hash: string;
}

export interface Resumes {
  /** Reads a form with its file, which then waits in the incoming folder. */
  receive(source: Readable, contentType: string): Promise<ReadForm>;
  judge(file: ReceivedFile): Promise<Judgement>;
  /** Away with a file that waits, where it still does. */
  discard(file: ReceivedFile): Promise<void>;
  /** From the incoming folder into the store. */
  keep(file: CheckedFile): Promise<KeptResume>;
  open(key: string): Promise<OpenResume | null>;
  /** No error where it is gone. */
  remove(key: string): Promise<void>;
  /** After storing an application went wrong: it may stand nevertheless, and then its resume stays. */
  removeUnlessUsed(key: string): Promise<void>;
  /** Removes files that belong to nobody, once they are an hour old: what a process left that was ended. */
  sweep(now?: Date): Promise<void>;
}

export function resumes({ strapi }: { strapi: Core.Strapi }): Resumes {
  const { incomingFolder, resumes: settings } = readConfig(strapi);
  const store: ResumeStore = createStore(settings);
  const discard = ({ path }: { path: string }) => rm(path, { force: true });

  return {
    receive: (source, contentType) => readForm(source, contentType, incomingFolder),
    judge: judgeResume,
    discard,

    async keep(file) {
      const { path, name, type, bytes, hash } = file;
      try {
        return { key: await store.put({ path, bytes }), name, type: resumeKinds[type], bytes, hash };
      } finally {
        await discard(file);
      }
    },

    open: (key) => store.open(key),
    remove: (key) => store.remove(key),

    async removeUnlessUsed(key) {
      const uses = await strapi.db.query(careerApplicationUid).count({ where: { resumeKey: key } });
      if (uses === 0) await store.remove(key);
    },

    async sweep(now = new Date()) {
      await sweepIncoming(incomingFolder, now);
      await sweepStore(strapi, store, now);
    },
  };
}

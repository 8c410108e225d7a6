import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { resumeKinds, type ResumeKind } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { careerApplicationUid } from '../../content-types/career-application';
import { createStore } from '../../providers/create-store';
import type { OpenResume, ResumeStore } from '../../providers/resume-store';
import { carryOutRemovals } from './removals';
import { sweepIncoming, sweepStore } from './sweep';
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
  /** From the incoming folder into the store. */
  keep(file: CheckedFile): Promise<KeptResume>;
  open(key: string): Promise<OpenResume | null>;
  /** No error where it is gone. */
  remove(key: string): Promise<void>;
  /** For when storing an application failed: the application may be stored nevertheless, and then its resume stays. */
  removeUnlessUsed(key: string): Promise<void>;
  /**
   * Does the removals that are still ordered. Then puts files into the trash that belong to nobody, once they are an hour
   * old: what a process left that was ended.
   */
  sweep(now?: Date): Promise<void>;
}

/** Reads a form with its file, which then waits in the incoming folder. */
export const receiveForm = (strapi: Core.Strapi, source: Readable, contentType: string): Promise<ReadForm> =>
  readForm(source, contentType, readConfig(strapi).incomingFolder);

/** Away with a file that waits, where it still does. */
export const discardFile = ({ path }: Pick<ReceivedFile, 'path'>): Promise<void> => rm(path, { force: true });

/** The store of resumes. It has state: its connection to where they are kept. */
export const resumesOf = (strapi: Core.Strapi): Resumes => strapi.plugin('enquiries').service('resumes');

export function resumes({ strapi }: { strapi: Core.Strapi }): Resumes {
  const { incomingFolder, resumes: settings } = readConfig(strapi);
  const store: ResumeStore = createStore(settings);

  return {
    async keep(file) {
      const { path, name, type, bytes, hash } = file;
      try {
        return { key: await store.put({ path, bytes }), name, type: resumeKinds[type], bytes, hash };
      } finally {
        await discardFile(file);
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
      await carryOutRemovals(strapi, store);
      await sweepStore(strapi, store, now);
    },
  };
}

import type { Core } from '@strapi/strapi';

/** Where resumes are kept: a folder of this machine, or a store that speaks S3's protocol. */
export type ResumeStorage =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** Null for Amazon's own. */
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** What the application hands over in its `config/plugins`. */
export interface EnquiriesConfig {
  /** Files are written here while they arrive and are looked at. */
  incomingFolder: string;
  resumes: ResumeStorage;
  /** The first makes all new hashes and links. Those that were made with the others stay valid. */
  secrets: readonly string[];
  /** The privacy policy's type, to know the version that is in force. */
  policyUid: string;
  /** The type of the versions of policies that were ever published, with `document`, `version` and their text. */
  policyVersionUid: string;
  /** The address at which a version of the privacy policy can be read for good. */
  policyVersionUrl: (version: number) => string;
  /** The types of what is sold: plans, with `key`, `title` and `subject`, and the courses that are sold as one. */
  planUid: string;
  courseUid: string;
}

export const config = {
  default: {},
  validator(given: Partial<EnquiriesConfig>) {
    const names = [
      'incomingFolder',
      'resumes',
      'secrets',
      'policyUid',
      'policyVersionUid',
      'policyVersionUrl',
      'planUid',
      'courseUid',
    ] as const;
    for (const name of names) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): EnquiriesConfig => strapi.config.get('plugin::enquiries');

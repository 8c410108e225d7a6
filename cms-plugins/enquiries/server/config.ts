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
  /** Repeats and addresses are kept as hashes made with this. */
  secret: string;
  /** The privacy policy's type, to know the version that is in force. */
  policyUid: string;
}

export const config = {
  default: {},
  validator(given: Partial<EnquiriesConfig>) {
    for (const name of ['incomingFolder', 'resumes', 'secret', 'policyUid'] as const) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): EnquiriesConfig => strapi.config.get('plugin::enquiries');

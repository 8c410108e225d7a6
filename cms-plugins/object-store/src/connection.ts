import type * as Sdk from '@aws-sdk/client-s3';
import { silenceWordAboutNode } from './env';

export interface BucketSettings {
  bucket: string;
  region: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Loaded where it is used: it is large, and most installations keep their files in folders. */
export async function connectTo(
  settings: BucketSettings,
): Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  silenceWordAboutNode();
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's are usually one host for all buckets.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Amazon's newer checksums change how a body travels, which not every store understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
  return { sdk, client };
}

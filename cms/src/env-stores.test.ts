import { findFaults, readEnv } from './env';

const keys = { S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'hush' };
const bucket = {
  region: 'us-east-1',
  endpoint: null,
  accessKeyId: 'AKID',
  secretAccessKey: 'hush',
};

it('keeps resumes in a folder that nothing serves, or in the bucket that is named', () => {
  expect(readEnv({ DATA_DIR: '/var/x' }).resumes).toEqual({
    kind: 'folder',
    folder: '/var/x/private/resumes',
  });
  expect(readEnv({ RESUMES_S3_BUCKET: 'resumes', ...keys }).resumes).toEqual({
    kind: 's3',
    bucket: 'resumes',
    ...bucket,
  });
});

it('keeps media in the folder that is served, or in the bucket that is named', () => {
  const folder = '/var/x/public/uploads';
  expect(readEnv({ DATA_DIR: '/var/x' }).media).toEqual({ counts: 'folder', folder, bucket: null });
  const named = { DATA_DIR: '/var/x', MEDIA_S3_BUCKET: 'media', ...keys };
  const media = { folder, bucket: { bucket: 'media', ...bucket } };
  expect(readEnv(named).media).toEqual({ counts: 'bucket', ...media });
  expect(readEnv({ ...named, MEDIA_IN: 'folder' }).media).toEqual({ counts: 'folder', ...media });
});

it('takes what is set for one bucket before what is set for all', () => {
  const env = readEnv({
    ...keys,
    S3_ENDPOINT: 'https://s3.example:9000',
    S3_REGION: 'eu-central-1',
    MEDIA_S3_BUCKET: 'media',
    RESUMES_S3_BUCKET: 'resumes',
    RESUMES_S3_ENDPOINT: 'https://other.example',
    RESUMES_S3_ACCESS_KEY_ID: 'THEIRS',
  });
  expect(env.media.bucket).toMatchObject({
    endpoint: 'https://s3.example:9000',
    region: 'eu-central-1',
    accessKeyId: 'AKID',
  });
  expect(env.resumes).toMatchObject({
    endpoint: 'https://other.example',
    region: 'eu-central-1',
    accessKeyId: 'THEIRS',
    secretAccessKey: 'hush',
  });
});

it.each([
  [{ MEDIA_IN: 'bucket' }, 'MEDIA_S3_BUCKET'],
  [{ MEDIA_IN: 'moon' }, 'MEDIA_IN'],
  ...['MEDIA', 'RESUMES'].flatMap((purpose): [Record<string, string>, string][] => {
    const named = { [`${purpose}_S3_BUCKET`]: 'files' };
    return [
      [{ ...named, S3_SECRET_ACCESS_KEY: 'hush' }, `${purpose}_S3_ACCESS_KEY_ID`],
      [{ ...named, [`${purpose}_S3_ACCESS_KEY_ID`]: 'AKID' }, `${purpose}_S3_SECRET_ACCESS_KEY`],
      [{ ...named, ...keys, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
      [{ ...named, ...keys, [`${purpose}_S3_ENDPOINT`]: 's3.example' }, `${purpose}_S3_ENDPOINT`],
    ];
  }),
])('refuses %j, and names the variable', (source, name) => {
  expect(() => readEnv(source)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

it('names the faults of all buckets at once', () => {
  const lines = findFaults({ MEDIA_S3_BUCKET: 'media', RESUMES_S3_BUCKET: 'resumes' });
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual([
    'MEDIA_S3_ACCESS_KEY_ID',
    'RESUMES_S3_ACCESS_KEY_ID',
  ]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Strapi } from './strapi';

export interface Upload {
  name: string;
  mimetype: string;
  bytes: Buffer;
  alternativeText: string;
  caption: string;
}

type Settings = Record<string, unknown>;

interface UploadService {
  getSettings(): Promise<Settings>;
  setSettings(settings: Settings): Promise<void>;
  upload(request: {
    data: { fileInfo: Pick<Upload, 'name' | 'alternativeText' | 'caption'> };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

/** Uploads a file to the media library and returns its identifier. */
export async function uploadFile(strapi: Strapi, file: Upload): Promise<number> {
  const service = strapi.plugin('upload').service('upload') as UploadService;
  // The upload service moves the file it is given, so it gets a copy.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'seed-'));
  try {
    const filepath = path.join(folder, file.name);
    await writeFile(filepath, file.bytes);
    return await withoutShrinking(service, () => store(service, filepath, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function store(service: UploadService, filepath: string, file: Upload): Promise<number> {
  const { name, mimetype, bytes, alternativeText, caption } = file;
  const [stored] = await service.upload({
    data: { fileInfo: { name, alternativeText, caption } },
    files: { filepath, originalFilename: name, mimetype, size: bytes.length },
  });
  if (!stored) throw new Error(`the picture "${name}" was not stored.`);
  return stored.id;
}

/**
 * The library's size optimisation reduces a PNG to 256 dithered colours, which the site's own image pipeline would then
 * have to compress. Drawings are stored unchanged; then the setting is restored for staff uploads.
 */
async function withoutShrinking<T>(service: UploadService, work: () => Promise<T>): Promise<T> {
  const settings = await service.getSettings();
  await service.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
  try {
    return await work();
  } finally {
    await service.setSettings(settings);
  }
}

import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { memoryUid } from '../../content-types/keeping';

export async function forgetMemory(strapi: Core.Strapi, personKey: string): Promise<void> {
  await rowsIn(strapi, memoryUid).deleteMany({ where: { personKey } });
}

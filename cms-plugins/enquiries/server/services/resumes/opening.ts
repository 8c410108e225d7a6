import type { Staff } from '@lanternway/contracts/enquiries/staff';
import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../../content-types/career-application';
import type { OpenResume } from '../../providers/resume-store';
import { addEvent } from '../items/events';
import { resumesOf } from './resumes';

interface Row {
  resumeKey: string | null;
  resumeName: string | null;
}

/** The resume of an application, by its document id. Null where none is kept. Each opening is recorded. */
export async function openResume(
  strapi: Core.Strapi,
  id: string,
  by: Staff,
): Promise<(OpenResume & { name: string }) | null> {
  const row: Row | null = await strapi.db
    .query(careerApplicationUid)
    .findOne({ select: ['resumeKey', 'resumeName'], where: { documentId: id } });
  if (row === null || row.resumeKey === null) return null;
  const found = await resumesOf(strapi).open(row.resumeKey);
  if (found === null) return null;
  const name = row.resumeName ?? 'resume';
  try {
    await strapi.db.transaction(() =>
      addEvent(strapi, { enquiryId: id, what: 'resume', facts: { name }, by }),
    );
  } catch (error) {
    found.stream.destroy();
    throw error;
  }
  return { name, ...found };
}

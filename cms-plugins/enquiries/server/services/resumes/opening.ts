import type { Staff } from '@lanternway/contracts/enquiries/staff';
import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../../content-types/career-application';
import type { OpenResume } from '../../providers/resume-store';
import { own } from '../own';

export interface ResumeOpening {
  /** The resume of an application, by its document id. Null where none is kept. Each opening is recorded. */
  open(id: string, by: Staff): Promise<(OpenResume & { name: string }) | null>;
}

interface Row {
  resumeKey: string | null;
  resumeName: string | null;
}

export function resumeOpening({ strapi }: { strapi: Core.Strapi }): ResumeOpening {
  return {
    async open(id, by) {
      const row = (await strapi.db
        .query(careerApplicationUid)
        .findOne({ select: ['resumeKey', 'resumeName'], where: { documentId: id } })) as Row | null;
      if (row === null || row.resumeKey === null) return null;
      const found = await own(strapi, 'resumes').open(row.resumeKey);
      if (found === null) return null;
      const name = row.resumeName ?? 'resume';
      try {
        await strapi.db.transaction(() =>
          own(strapi, 'events').add({ enquiryId: id, what: 'resume', facts: { name }, by }),
        );
      } catch (error) {
        found.stream.destroy();
        throw error;
      }
      return { name, ...found };
    },
  };
}

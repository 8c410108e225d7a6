import type { Core } from '@strapi/strapi';
import { readDeskZone } from './desk-zone';

interface Row {
  deskZone: string | null;
  publishedAt: string | null;
}

/** A database with these rows of the site settings, the draft first as Strapi stores it. */
function strapiWith(rows: Row[]): Core.Strapi {
  const findOne = ({ where }: { where?: { publishedAt?: { $notNull: boolean } } }) =>
    Promise.resolve(
      rows.find(({ publishedAt }) => where?.publishedAt?.$notNull !== true || publishedAt !== null) ?? null,
    );
  return { db: { query: () => ({ findOne }) } } as unknown as Core.Strapi;
}

const published = (deskZone: string | null): Row => ({ deskZone, publishedAt: '2026-11-25T10:00:00.000Z' });
const draft = (deskZone: string | null): Row => ({ deskZone, publishedAt: null });

it.each([
  [
    'what is published, not what is only a draft',
    [draft('Europe/Paris'), published('Asia/Kolkata')],
    'Asia/Kolkata',
  ],
  ['nothing that is only a draft', [draft('Europe/Paris')], 'UTC'],
  ['no zone that does not exist', [published('Asia/Nowhere')], 'UTC'],
  ['nothing where none is named', [published(null)], 'UTC'],
  ['nothing where there are no settings', [], 'UTC'],
])('reads %s', async (_what, rows, zone) => {
  expect(await readDeskZone(strapiWith(rows), 'api::site-setting.site-setting', 'UTC')).toBe(zone);
});

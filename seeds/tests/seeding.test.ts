import { catalogue } from '../catalogue';
import { affiliations } from '../content/affiliations';
import { plans } from '../content/courses/plans';
import { hours } from '../content/hours';
import { policies } from '../content/policies';
import { bookedFamilies, missedFamily } from '../content/demo/booked';
import { demoTeacher } from '../content/taught-class';
import { collection, keyOf } from '../engine/collection';
import type { Collection } from '../engine/collection';
import { fingerprintEntry } from '../engine/fingerprint';
import { recall } from '../engine/memory';
import { runSeeds } from '../engine/run-seeds';
import { seedBooked } from '../engine/seed-booked';
import { seedHours } from '../engine/seed-hours';
import { seedTeacherLogin } from '../engine/seed-teacher-login';
import { documentsOf, hasDrafts } from '../engine/strapi';
import type { Strapi } from '../engine/strapi';
import type { AffiliationSeed, PlanSeed } from '../types';
import { startPrivateStrapi } from './private-strapi';
import type { PrivateStrapi } from './private-strapi';

jest.setTimeout(120_000);

const total = catalogue.reduce((sum, { records }) => sum + records.length, 0);

let running: PrivateStrapi;
let strapi: Strapi;

beforeAll(async () => {
  running = await startPrivateStrapi();
  strapi = running.strapi;
});

afterAll(() => running.stop());

function affiliationsOf(records: AffiliationSeed[]): Collection {
  return collection('api::affiliation.affiliation', {
    source: 'seeds/content/affiliations.ts',
    identity: ['name'],
    records,
  });
}

function plansOf(records: PlanSeed[]): Collection {
  return collection('api::plan.plan', {
    source: 'seeds/content/courses/plans.ts',
    identity: ['key'],
    records,
  });
}

function changed(name: string, detail: string): AffiliationSeed[] {
  return affiliations.map((record) => (record.name === name ? { ...record, detail } : record));
}

function affiliation(name: string, status: 'draft' | 'published' = 'published') {
  return documentsOf(strapi, 'api::affiliation.affiliation').findFirst({ filters: { name }, status });
}

async function idOf(name: string): Promise<string> {
  const entry = await affiliation(name, 'draft');
  if (!entry) throw new Error(`${name} is not there`);
  return entry.documentId;
}

const countFiles = () => strapi.db.query('plugin::upload.file').count();

describe('seeding an empty database', () => {
  it('creates every record, and publishes all but those that are to be copied', async () => {
    expect(await runSeeds(strapi)).toMatchObject({ created: total, unchanged: 0 });
    for (const uid of new Set(catalogue.map((collection) => collection.uid))) {
      const expected = catalogue
        .filter(({ uid: of, areDrafts = false }) => of === uid && !areDrafts)
        .flatMap(({ records }) => records);
      const published = await strapi
        .documents(uid)
        .count(hasDrafts(strapi, uid) ? { status: 'published' } : {});
      expect([uid, published]).toEqual([uid, expected.length]);
    }
  });

  it('has nothing that the nightly check of all content reports', async () => {
    const worker = strapi.plugin('publisher').service<{ run: (now: Date) => Promise<void> }>('healthWorker');
    // The check of tonight may have come before the content.
    await worker.run(new Date(Date.now() + 24 * 3_600_000));
    const last = await strapi.db.query('plugin::publisher.note').findOne({ where: { name: 'health.last' } });
    expect(last.value.entries).toBeGreaterThan(100);
    const faults = await strapi.db
      .query('plugin::publisher.fault')
      .findMany({ select: ['title', 'sentence'] });
    expect(faults.map(({ title, sentence }) => ({ title, sentence }))).toEqual([]);
  });

  it('writes nothing the second time, and uploads no picture again', async () => {
    const files = await countFiles();
    expect(await runSeeds(strapi)).toMatchObject({ unchanged: total, created: 0, updated: 0 });
    expect(await countFiles()).toBe(files);
  });

  it('gives the teachers hours once, and leaves what staff set', async () => {
    expect(await seedHours(strapi)).toBe(hours.length);
    const rows = strapi.db.query('plugin::classes.teacher-hours');
    await rows.updateMany({ where: {}, data: { hours: [] } });
    expect(await seedHours(strapi)).toBe(0);
    expect((await rows.findMany({ select: ['hours'] })).every((row) => row.hours.length === 0)).toBe(true);
  });

  it('links the teacher of the demonstration to their login once, with a class that has begun', async () => {
    expect(await seedTeacherLogin(strapi, new Date())).toBe(false);
    const role = (await strapi.db.query('admin::role').findOne({ where: { code: 'teacher' } })) as {
      id: number;
    };
    await strapi.db
      .query('admin::user')
      .create({ data: { email: demoTeacher.login, isActive: true, roles: [role.id] } });
    expect(await seedTeacherLogin(strapi, new Date())).toBe(true);
    expect(await seedTeacherLogin(strapi, new Date())).toBe(false);
    const sessions = await strapi.db.query('plugin::classes.session').findMany({ where: {} });
    expect(sessions).toMatchObject([{ state: 'booked', kind: 'free-math' }]);
  });

  it('gives the demonstration classes to come, one that was missed and a family that waits, once', async () => {
    const now = new Date();
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '24:00' }));
    await strapi.db.query('plugin::classes.teacher-hours').updateMany({ where: {}, data: { hours } });
    expect(await seedBooked(strapi, now)).toBe(bookedFamilies.length + 2);
    const sessions = (await strapi.db
      .query('plugin::classes.session')
      .findMany({ where: { enquiryId: { $startsWith: 'demo-booked' } } })) as {
      classKey: string;
      state: string;
      startsAt: string;
    }[];
    expect(sessions.map(({ state }) => state)).toEqual(bookedFamilies.map(() => 'booked'));
    for (const { classKey, startsAt } of sessions) {
      expect(new Date(startsAt).getTime()).toBeGreaterThan(now.getTime());
      const taken = await strapi.db.query('plugin::classes.busy').count({ where: { sessionId: classKey } });
      expect(taken).toBe(4);
    }
    const leads = strapi.db.query('plugin::enquiries.free-class-request');
    expect(await leads.count({ where: { waitsSince: { $notNull: true } } })).toBe(1);
    // What staff have done since stays.
    await leads.updateMany({ where: { documentId: missedFamily.key }, data: { stage: 'lost' } });
    expect(await seedBooked(strapi, now)).toBe(0);
    expect(await leads.findOne({ where: { documentId: missedFamily.key } })).toMatchObject({ stage: 'lost' });
    expect(await strapi.db.query('plugin::mailer.mail').count({})).toBe(0);
  });

  it('recognises every entry it wrote as untouched', async () => {
    for (const collection of catalogue) {
      for (const record of collection.records) {
        const key = keyOf(collection, record);
        const memory = await recall(strapi, collection.uid, key);
        const now = memory && (await fingerprintEntry(strapi, collection.uid, memory.documentId));
        expect([collection.uid, key, now]).toEqual([collection.uid, key, memory?.written]);
      }
    }
  });

  it('gives every picture a text for those who cannot see it', async () => {
    const files: { name: string; alternativeText: string | null; caption: string | null }[] = await strapi.db
      .query('plugin::upload.file')
      .findMany();
    expect(files.filter((file) => !file.alternativeText || !file.caption)).toEqual([]);
  });

  it('leaves the library shrinking what staff upload, as it was', async () => {
    const settings: unknown = await strapi.plugin('upload').service('upload').getSettings();
    expect(settings).toMatchObject({ sizeOptimization: true });
  });
});

describe('seeding again after staff were at work', () => {
  it('brings new seed text to an entry nobody touched', async () => {
    const summary = await runSeeds(strapi, [affiliationsOf(changed('Harbour', 'Learning Fund'))]);
    expect(summary).toMatchObject({ updated: 1, unchanged: affiliations.length - 1 });
    expect(await affiliation('Harbour')).toMatchObject({ detail: 'Learning Fund' });
  });

  it('empties a field that the seed no longer has', async () => {
    const records = affiliations.map(({ detail, ...record }) =>
      record.name === 'Harbour' || !detail ? record : { ...record, detail },
    );
    await runSeeds(strapi, [affiliationsOf(records)]);
    expect((await affiliation('Harbour'))?.detail).toBeNull();
  });

  it('never overwrites a draft that staff edited', async () => {
    const documentId = await idOf('Northfield');
    const documents = documentsOf(strapi, 'api::affiliation.affiliation');
    await documents.update({ documentId, data: { detail: 'Words of staff' } });
    expect(
      await runSeeds(strapi, [affiliationsOf(changed('Northfield', 'Words of the seed'))]),
    ).toMatchObject({
      kept: 1,
      updated: 1,
    });
    expect(await affiliation('Northfield', 'draft')).toMatchObject({ detail: 'Words of staff' });
    expect(await affiliation('Northfield')).toMatchObject({ detail: 'Maths Olympiad' });
  });

  it('does not publish again what staff took off the site', async () => {
    const documentId = await idOf('Kite School');
    await strapi.documents('api::affiliation.affiliation').unpublish({ documentId });
    await runSeeds(strapi, [affiliationsOf(changed('Kite School', 'Circle'))]);
    expect(await affiliation('Kite School')).toBeNull();
  });

  it('does not bring back what staff deleted', async () => {
    const documentId = await idOf('Civic Code');
    await strapi.documents('api::affiliation.affiliation').delete({ documentId });
    expect(await runSeeds(strapi, [affiliationsOf(changed('Civic Code', 'Board'))])).toMatchObject({
      'left out': 1,
    });
    expect(await affiliation('Civic Code', 'draft')).toBeNull();
  });

  it('does not change an entry that staff made under the same name before', async () => {
    const mark = (
      await documentsOf(strapi, 'api::affiliation.affiliation').findFirst({
        filters: { name: 'Foldwork' },
        populate: { mark: true },
      })
    )?.mark as { id: number };
    const documents = documentsOf(strapi, 'api::affiliation.affiliation');
    await documents.create({ data: { name: 'Paper Union', detail: 'Words of staff', mark: mark.id } });
    const seed: AffiliationSeed = { name: 'Paper Union', detail: 'Seed', mark: 'affiliation-6', order: 6 };
    expect(await runSeeds(strapi, [affiliationsOf([seed])])).toMatchObject({ kept: 1 });
    expect(await affiliation('Paper Union', 'draft')).toMatchObject({ detail: 'Words of staff' });
  });
});

describe('a key that staff have used themselves', () => {
  it('is left alone while it is on the site, even if their draft has another', async () => {
    const mark = await strapi.db.query('plugin::upload.file').findOne({ where: {} });
    const documents = documentsOf(strapi, 'api::affiliation.affiliation');
    const { documentId } = await documents.create({
      data: { name: 'Quay', mark: (mark as { id: number }).id },
    });
    await documents.publish({ documentId });
    await documents.update({ documentId, data: { name: 'Quayside' } });
    const seed: AffiliationSeed = { name: 'Quay', mark: 'affiliation-6', order: 6 };
    expect(await runSeeds(strapi, [affiliationsOf([seed])])).toMatchObject({ kept: 1, created: 0 });
  });

  it('is left alone as the version of a policy, even after they put an earlier text back', async () => {
    const refund = policies.find(({ document }) => document === 'refund');
    if (!refund) throw new Error('there is a refund policy');
    const policy = catalogue.find(({ uid }) => uid === 'api::policy.policy');
    if (!policy) throw new Error('policies are seeded');
    const seedVersion = (version: number) =>
      runSeeds(strapi, [{ ...policy, records: [{ ...refund, version }] }]);
    expect(await seedVersion(8)).toMatchObject({ created: 1 });
    const documents = documentsOf(strapi, policy.uid);
    const entry = await documents.findFirst({ filters: { document: 'refund', version: 8 } });
    const documentId = entry?.documentId ?? '';
    for (const data of [
      { version: 9, title: 'Words of staff' },
      { version: 8, title: refund.title },
    ]) {
      await documents.update({ documentId, data });
      await documents.publish({ documentId });
    }
    expect(await seedVersion(9)).toMatchObject({ kept: 1, created: 0 });
  });
});

describe('a record that cannot be seeded', () => {
  const [monthly] = plans;
  if (!monthly) throw new Error('there is a monthly plan');
  const broken = (change: object): Collection => plansOf([{ ...monthly, key: 'coding-weekly', ...change }]);
  const countPlans = () => strapi.db.query('api::plan.plan').count();

  it('stops the seed with its file, type and key in one line, and leaves nothing behind', async () => {
    const before = await countPlans();
    const free = broken({ prices: [{ currency: 'INR', amountMinor: 0 }] });
    await expect(runSeeds(strapi, [free])).rejects.toThrow(
      /^seeds\/content\/courses\/plans\.ts: api::plan\.plan "coding-weekly": .*more than 0[^\n]*$/,
    );
    expect(await countPlans()).toBe(before);
  });

  it('leaves nothing behind when only publishing is refused', async () => {
    const before = await countPlans();
    await expect(runSeeds(strapi, [broken({ features: [], sessions: null })])).rejects.toThrow(/sessions/);
    expect(await countPlans()).toBe(before);
  });

  it('is refused when it has a field the type does not know', async () => {
    await expect(runSeeds(strapi, [broken({ colour: 'red' })])).rejects.toThrow(/has no field "colour"/);
  });

  it('is refused when it names a picture that is not there', async () => {
    const record = { name: 'Nobody', mark: 'affiliation-9', order: 9 } as unknown as AffiliationSeed;
    await expect(runSeeds(strapi, [affiliationsOf([record])])).rejects.toThrow(/no picture "affiliation-9"/);
  });
});

import type { AnyObject, ObjectSchema } from 'yup';
import * as calls from '@lanternway/contracts/classes/own-class';
import { wishWindows } from '@lanternway/contracts/classes/wishes';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { freeClass, honeypotField } from '@lanternway/contracts/enquiries/site';
import { addTeacher, askTimes, removeTeachers } from '../classes/teachers';
import type { Staff } from '../staff';
import type { Cms } from '../start-cms';
import type { Known } from './longest';
import { origin, routeOf } from './story-parents';
import type { Walk } from './walk';

const zone = 'Europe/London';

/** Requests that wait for a time: staff offer one and end the other, and the link of the offer books. */
export async function walkWaiting(
  { ask }: Walk,
  cms: Cms,
  { admissions: as }: Record<Staff, string>,
): Promise<void> {
  await addTeacher(cms);
  const wait = async (name: string): Promise<string> => {
    const parentEmail = `${name}@waiting.example`;
    await ask({
      route: routeOf(freeClass),
      request: freeClass.request as ObjectSchema<AnyObject>,
      known: {
        ...{ origin, [honeypotField]: undefined, course: 'math', grade: 4, slot: undefined, parentEmail },
        wishes: { zone, windows: [...wishWindows] },
      },
    });
    const found = (await cms.strapi.db
      .query('plugin::enquiries.free-class-request')
      .findOne({ where: { parentEmail } })) as { documentId: string };
    return found.documentId;
  };
  const id = await wait('first');
  await ask({ route: 'GET /enquiries/waiting', as });
  await ask({ route: 'POST /enquiries/waiting/:id/offer', at: { id }, as });
  await ask({ route: 'POST /enquiries/waiting/:id/end', at: { id: await wait('second') }, as });

  const mail = await cms.strapi.db
    .query('plugin::mailer.mail')
    .findOne({ where: { key: { $startsWith: `enquiries.offer.${id}` } } });
  const [, token = ''] = /\/booking#([\w.-]+)/.exec(JSON.stringify(mail)) ?? [];
  const call = (endpoint: Endpoint, known: Known) =>
    ask({
      ...{ route: routeOf(endpoint), request: endpoint.request as ObjectSchema<AnyObject>, known },
      unkept: ['token'],
    });
  await call(calls.readWaiting, { token });
  await call(calls.bookWaiting, { token, at: (await askTimes(cms)).times[20], zone, hold: undefined });
  await removeTeachers(cms);
}

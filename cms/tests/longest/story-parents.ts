import type { AnyObject, ObjectSchema } from 'yup';
import * as accounts from '@lanternway/contracts/accounts/accounts';
import { listFamilyClasses } from '@lanternway/contracts/classes/own-class';
import { freeTimes, holdTime, releaseTime } from '@lanternway/contracts/classes/site';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import {
  campaignParts,
  career,
  contact,
  freeClass,
  honeypotField,
} from '@lanternway/contracts/enquiries/site';
import { untilCode } from '../accounts/parent';
import { pdf } from '../enquiries/documents';
import { multipart, multipartType } from '../enquiries/multipart';
import { fieldParts, resumePart } from '../enquiries/sending';
import type { Cms } from '../start-cms';
import { dayIn, longestOf, type Known } from './longest';
import type { Walk } from './walk';

export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

const secrets = ['password', 'newPassword'];

/** What a parent sends from the site, with every field at its longest. */
export async function walkAccounts({ ask }: Walk, cms: Cms): Promise<void> {
  const call = <Answer>(endpoint: Endpoint, known: Known = {}, more: object = {}) =>
    ask<Answer>({
      ...{ route: routeOf(endpoint), request: endpoint.request as ObjectSchema<AnyObject>, known },
      ...{ unkept: secrets, ...more },
    });
  const { email, password } = longestOf(accounts.register.request) as { email: string; password: string };
  await call(accounts.register);
  await call(accounts.resendOtp, { email, purpose: 'register' }, { refused: 429 });
  await call(accounts.verifyOtp, { otp: await untilCode(cms, email) });
  const { token, sessionId } = await call<{ token: string; sessionId: string }>(accounts.login, { password });
  const as = { as: `Bearer ${token}` };
  await call(accounts.me, {}, as);
  await call(accounts.listSessions, {}, as);
  await call(accounts.endSession, {}, { ...as, at: { sessionId: 'x'.repeat(200) }, refused: 404 });
  await call(accounts.endOtherSessions, {}, as);
  await call(accounts.exportData, {}, as);
  await call(listFamilyClasses, {}, as);
  await call(accounts.requestPasswordChange, {}, as);
  await call(accounts.verifyPasswordChange, { otp: await untilCode(cms, email, 2) }, as);
  await call(accounts.knownDevice, { pass: `${'z'.repeat(10)}.${'A'.repeat(43)}` }, { refused: 422 });
  await call(accounts.forgotPassword);
  const otp = await untilCode(cms, email, 4);
  await call(accounts.resetPassword, { otp });
  const { token: again } = await call<{ token: string }>(accounts.login, { password });
  await call(accounts.closeAccount, { password }, { as: `Bearer ${again}` });
  await call(accounts.logout, {}, { as: `Bearer ${again}`, refused: 401 });
  expect(sessionId).not.toBe('');
}

const twoHundred = `${'न'.repeat(198)}👋`;

/** Longer than any field: parents cannot know this, so it is cut. */
export const origin = {
  variant: 'page',
  page: `/${'न'.repeat(5_000)}👋`,
  referrer: 'न'.repeat(5_000),
  campaign: Object.fromEntries(campaignParts.map((part) => [part, `${'न'.repeat(198)}👋👋`])),
  policyVersion: 999,
  filledInMs: 60_000,
};

const wantedTime = { kind: 'free-math', level: 4, at: `${dayIn(10)}T10:00:00Z` };

/** Free times, none of which there are. */
export async function walkTimes({ ask }: Walk): Promise<void> {
  await ask({ route: routeOf(freeTimes), request: freeTimes.query, known: wantedTime });
  const hold = 'h'.repeat(60);
  const held = { ...wantedTime, hold };
  await ask({ route: routeOf(holdTime), request: holdTime.request, known: held, refused: 422 });
  await ask({ route: routeOf(releaseTime), request: releaseTime.request, known: held, unkept: ['hold'] });
}

/** The three forms, with a different address each. */
export async function walkForms({ ask }: Walk): Promise<void> {
  const known = { origin, [honeypotField]: undefined };
  for (const { request, ...endpoint } of [freeClass, contact])
    await ask({ route: routeOf(endpoint), request: request as ObjectSchema<AnyObject>, known });
  await ask({
    ...{ route: routeOf(career), request: career.request as ObjectSchema<AnyObject>, known },
    send: (test, body) => {
      const fields = { ...(body as Record<string, string>), origin: JSON.stringify(origin) };
      const parts = [...fieldParts(fields), resumePart(pdf(), `${twoHundred}.pdf`)];
      const typed = test.set('Content-Type', multipartType);
      return typed.serialize((sent: unknown) => sent as string).send(multipart(parts) as unknown as string);
    },
  });
}

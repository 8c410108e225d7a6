import type { OtpPurpose } from '@lanternway/contracts/accounts/accounts';
import type { AccountsServices, Offered } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { consumeCode, tryCode } from './codes/codes';
import { passwords } from './passwords/passwords';
import { countPersonalData, erasePersonalData, readPersonalData } from './personal-data/data-requests';
import { personalData } from './personal-data/personal-data';
import { sweepAccounts } from './personal-data/sweep';
import { families } from './families/families';
import { limits } from './rate-limits/limits';
import type { Device } from './sessions/devices';
import { watched } from './watched';
import { makeSessionToken, startSession, type StartedSession } from './sessions/sessions';

export interface WithStrapi {
  strapi: Core.Strapi;
}

const offered = {
  limits,
  personalData,
  dataRequests: ({ strapi }: WithStrapi) => ({
    find: (email: string) => countPersonalData(strapi, email),
    read: (email: string) => readPersonalData(strapi, email),
    erase: (email: string) => erasePersonalData(strapi, email),
  }),
} satisfies Offered<AccountsServices>;

/**
 * Strapi's container keeps two things: what has state in the process, which the plugin itself reaches only by the typed
 * accessor next to it (`limitsOf(strapi)`), and what others call by name. Everything else is a function to import.
 */
export const services = {
  ...offered,
  passwords,
  watched,
  families,

  /** Called by tests and measurements, which log parents in without the time that a password takes. */
  sessions: ({ strapi }: WithStrapi) => ({
    start: (userId: number, userAgent: string) => startSession(strapi, userId, userAgent),
    tokenOf: (session: StartedSession) => makeSessionToken(strapi, session),
  }),
  codes: ({ strapi }: WithStrapi) => ({
    tryOut: (purpose: OtpPurpose, email: string, code: string, device: Device) =>
      tryCode(strapi, purpose, email, code, device),
    consume: (right: { codeId: string }) => consumeCode(strapi, right),
  }),
  sweep: ({ strapi }: WithStrapi) => ({ run: (now?: number) => sweepAccounts(strapi, now) }),
};

import {
  deviceKnown,
  endOtherSessions,
  endSession,
  knownDevice,
  listSessions,
  loggedIn,
  loggedOut,
  login,
  loginRefusals,
  logout,
  noSuchSession,
  otherSessionsEnded,
  sessionEnded,
  tooManyAtAccount,
  wrongPass,
  yourSessions,
  type LoginRefusal,
} from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import { own } from '../services/own';
import { answering, blame, done, refuse } from './answer';

export const sessions = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone, parent } = answering(strapi);

  return {
    logIn: anyone(login, null, async ({ request, address, device, userAgent }) => {
      const ending = await own(strapi, 'login').logIn({ ...request, address, device, userAgent });
      if (ending.kind === 'over') return { ...ending, say: tooManyAtAccount };
      if (ending.kind === 'in') {
        const { token, username, sessionId } = ending;
        return { ...done(loggedIn, { token, username, sessionId }), knownTo: request.email };
      }
      const reason: LoginRefusal = ending.kind === 'wrong' ? 'wrong' : 'unconfirmed';
      return { ...refuse(reason === 'wrong' ? 401 : 403, loginRefusals[reason]), reason };
    }),

    letKnow: anyone(knownDevice, 'code.address', ({ request: { email, pass } }) => {
      const isRight = own(strapi, 'devices').isPass(email, pass);
      return Promise.resolve(
        isRight ? { ...done(deviceKnown, {}), knownTo: email } : blame('pass', wrongPass),
      );
    }),

    logOut: parent(logout, null, async (_call, who) => {
      await own(strapi, 'sessions').end(who.id, who.sessionId);
      return done(loggedOut, {});
    }),

    list: parent(listSessions, null, async (_call, who) =>
      done(yourSessions, { sessions: await own(strapi, 'sessions').list(who.id, who.sessionId) }),
    ),

    end: parent(endSession, null, async ({ params }, who) => {
      const isEnded = await own(strapi, 'sessions').end(who.id, params['sessionId'] ?? '');
      return isEnded ? done(sessionEnded, {}) : refuse(404, noSuchSession);
    }),

    endOthers: parent(endOtherSessions, null, async (_call, who) => {
      await own(strapi, 'sessions').endOthers(who.id, who.sessionId);
      return done(otherSessionsEnded, {});
    }),
  };
};

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
import { blame, done, refuse } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { logIn } from '../services/login/login';
import { isPass } from '../services/sessions/devices';
import { readSessions, revokeOtherSessions, revokeSession } from '../services/sessions/sessions';
import { answering } from './answer';

export const sessions = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone, parent } = answering(strapi);

  return {
    logIn: anyone(login, null, async ({ request, address, device, header }) => {
      const userAgent = header('User-Agent');
      const result = await logIn(strapi, { ...request, address, device, userAgent });
      if (result.kind === 'over') return { ...result, say: tooManyAtAccount };
      if (result.kind === 'in') {
        const { token, username, sessionId } = result;
        return { ...done(loggedIn, { token, username, sessionId }), knownTo: request.email };
      }
      const reason: LoginRefusal = result.kind === 'wrong' ? 'wrong' : 'unconfirmed';
      return refuse(reason === 'wrong' ? 401 : 403, loginRefusals[reason], { reason });
    }),

    letKnow: anyone(knownDevice, 'code.address', ({ request: { email, pass } }) => {
      const isRight = isPass(strapi, email, pass);
      return Promise.resolve(
        isRight ? { ...done(deviceKnown, {}), knownTo: email } : blame('pass', wrongPass),
      );
    }),

    logOut: parent(logout, null, async (_call, who) => {
      await revokeSession(strapi, who.id, who.sessionId);
      return done(loggedOut, {});
    }),

    list: parent(listSessions, null, async (_call, who) =>
      done(yourSessions, { sessions: await readSessions(strapi, who.id, who.sessionId) }),
    ),

    end: parent(endSession, null, async ({ params }, who) => {
      const isEnded = await revokeSession(strapi, who.id, params['sessionId'] ?? '');
      return isEnded ? done(sessionEnded, {}) : refuse(404, noSuchSession);
    }),

    endOthers: parent(endOtherSessions, null, async (_call, who) => {
      await revokeOtherSessions(strapi, who.id, who.sessionId);
      return done(otherSessionsEnded, {});
    }),
  };
};

import {
  closeAccount,
  endOtherSessions,
  endSession,
  exportData,
  forgotPassword,
  knownDevice,
  listSessions,
  login,
  logout,
  me,
  register,
  requestPasswordChange,
  resendOtp,
  resetPassword,
  verifyOtp,
  verifyPasswordChange,
} from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { Core } from '@strapi/strapi';
import { account } from '../controllers/account';
import type { Handler } from '../controllers/answer';
import { password } from '../controllers/password';
import { registration } from '../controllers/registration';
import { sessions } from '../controllers/sessions';

export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => ({
    type: 'content-api',
    // The addresses stand in the contract, whole.
    prefix: '',
    routes: [
      ...registrationRoutes(registration({ strapi })),
      ...passwordRoutes(password({ strapi })),
      ...sessionRoutes(sessions({ strapi })),
      ...accountRoutes(account({ strapi })),
    ],
  }),
};

/**
 * Strapi would try keys made for programs too, and fail over one where a handler has no permission of its own. It asks
 * for a scope next to the strategies; with none, the controller refuses calls without a token.
 */
const parentsAlone = { scope: [], strategies: ['users-permissions'] };

/**
 * A handler that is a function has no permission of its own in users-permissions: who is logged in may call it, and
 * there is no box in the admin by which staff could take that away.
 */
const route = ({ method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>, handler: Handler) => ({
  method,
  path: path.replace(/^\/api/, ''),
  handler,
  config: { auth: access === 'anyone' ? false : parentsAlone },
});

const registrationRoutes = (controller: ReturnType<typeof registration>) => [
  route(register, controller.register),
  route(verifyOtp, controller.verify),
  route(resendOtp, controller.resend),
];

const passwordRoutes = (controller: ReturnType<typeof password>) => [
  route(forgotPassword, controller.forgot),
  route(resetPassword, controller.reset),
  route(requestPasswordChange, controller.requestChange),
  route(verifyPasswordChange, controller.change),
];

const sessionRoutes = (controller: ReturnType<typeof sessions>) => [
  route(login, controller.logIn),
  route(knownDevice, controller.letKnow),
  route(logout, controller.logOut),
  route(listSessions, controller.list),
  route(endSession, controller.end),
  route(endOtherSessions, controller.endOthers),
];

const accountRoutes = (controller: ReturnType<typeof account>) => [
  route(me, controller.me),
  route(exportData, controller.exportData),
  route(closeAccount, controller.close),
];

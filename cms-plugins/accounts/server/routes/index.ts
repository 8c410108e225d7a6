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
import { siteRoute, siteRouter } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { account } from '../controllers/account';
import { password } from '../controllers/password';
import { registration } from '../controllers/registration';
import { sessions } from '../controllers/sessions';

export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) =>
    siteRouter([
      ...registrationRoutes(registration({ strapi })),
      ...passwordRoutes(password({ strapi })),
      ...sessionRoutes(sessions({ strapi })),
      ...accountRoutes(account({ strapi })),
    ]),
};

const registrationRoutes = (controller: ReturnType<typeof registration>) => [
  siteRoute(register, controller.register),
  siteRoute(verifyOtp, controller.verify),
  siteRoute(resendOtp, controller.resend),
];

const passwordRoutes = (controller: ReturnType<typeof password>) => [
  siteRoute(forgotPassword, controller.forgot),
  siteRoute(resetPassword, controller.reset),
  siteRoute(requestPasswordChange, controller.requestChange),
  siteRoute(verifyPasswordChange, controller.change),
];

const sessionRoutes = (controller: ReturnType<typeof sessions>) => [
  siteRoute(login, controller.logIn),
  siteRoute(knownDevice, controller.letKnow),
  siteRoute(logout, controller.logOut),
  siteRoute(listSessions, controller.list),
  siteRoute(endSession, controller.end),
  siteRoute(endOtherSessions, controller.endOthers),
];

const accountRoutes = (controller: ReturnType<typeof account>) => [
  siteRoute(me, controller.me),
  siteRoute(exportData, controller.exportData),
  siteRoute(closeAccount, controller.close),
];

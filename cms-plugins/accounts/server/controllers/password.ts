import {
  changeCodeSent,
  changeFailed,
  forgotPassword,
  notYourEmail,
  passwordChanged,
  passwordReset,
  requestPasswordChange,
  resetCodeSent,
  resetPassword,
  tooManyAtAccount,
  verifyPasswordChange,
  wrongOtp,
} from '@lanternway/contracts/accounts/accounts';
import { passwordSentences } from '@lanternway/contracts/fields/fields';
import { blame, done, refuse } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { sendChangeCode, sendResetCode } from '../services/codes/sending';
import { changePasswordByCode } from '../services/passwords/change';
import { resetPasswordByCode, type NewPasswordResult } from '../services/passwords/reset';
import { limitsOf } from '../services/rate-limits/limits';
import { answering, type CallResult } from './answer';

export const password = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone, parent } = answering(strapi);

  return {
    forgot: anyone(forgotPassword, 'forgot.address', async ({ request: { email }, device, address }) => {
      const sent = await sendResetCode(strapi, email, { device, address });
      if (sent.kind === 'sent') return done(resetCodeSent, {});
      return sent.isCrowd ? { ...sent, say: tooManyAtAccount } : sent;
    }),

    reset: anyone(resetPassword, 'code.address', async ({ request, device }) => {
      const { email, otp: code, newPassword } = request;
      const result = await resetPasswordByCode(strapi, { email, code, newPassword }, device);
      if (result.kind === 'wrongCode') return blame('otp', wrongOtp);
      return answerNewPassword(result, passwordReset, email);
    }),

    requestChange: parent(
      requestPasswordChange,
      'resend.address',
      async ({ request: { email }, device }, who) => {
        if (email !== who.email) return refuse(403, notYourEmail);
        const sent = await sendChangeCode(strapi, email, device);
        return sent.kind === 'over' ? sent : done(changeCodeSent, {});
      },
    ),

    change: parent(
      verifyPasswordChange,
      'code.address',
      async ({ request: { email, otp, newPassword }, device }, who) => {
        if (email !== who.email) return refuse(403, notYourEmail);
        const allowance = await limitsOf(strapi).take('change.account', String(who.id));
        if (allowance.kind === 'over') return allowance;
        const result = await changePasswordByCode(strapi, who, { code: otp, newPassword }, device);
        if (result.kind === 'wrongCode') return refuse(422, changeFailed, { errors: { otp: wrongOtp } });
        return answerNewPassword(result, passwordChanged, email);
      },
    ),
  };
};

function answerNewPassword(
  result: Exclude<NewPasswordResult, { kind: 'wrongCode' }>,
  success: string,
  email: string,
): CallResult<object> {
  if (result.kind === 'refused') return blame('newPassword', passwordSentences[result.fault]);
  return { ...done(success, {}), knownTo: email };
}

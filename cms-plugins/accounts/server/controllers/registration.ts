import {
  otpResent,
  register,
  registered,
  resendOtp,
  verified,
  verifyOtp,
  wrongOtp,
  type OtpPurpose,
} from '@lanternway/contracts/accounts';
import { passwordSentences } from '@lanternway/contracts/fields';
import type { Core } from '@strapi/strapi';
import { own } from '../services/own';
import { answering, blame, done } from './answer';

export const registration = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone } = answering(strapi);

  return {
    register: anyone(register, 'register.address', async ({ request: { username, email, password } }) => {
      const ending = await own(strapi, 'registration').register({ fullName: username, email, password });
      if (ending.kind === 'over') return ending;
      if (ending.kind === 'common') return blame('password', passwordSentences.common);
      return done(registered, {});
    }),

    verify: anyone(verifyOtp, 'code.address', async ({ request: { email, otp } }) => {
      const isVerified = await own(strapi, 'registration').verify(email, otp);
      return isVerified ? done(verified, {}) : blame('otp', wrongOtp);
    }),

    resend: anyone(resendOtp, 'resend.address', async ({ request: { email, purpose } }) => {
      const sent = await own(strapi, 'codeSending').resend(purpose as OtpPurpose, email);
      return sent.kind === 'over' ? sent : done(otpResent, {});
    }),
  };
};

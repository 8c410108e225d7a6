import {
  otpResent,
  register,
  registered,
  resendOtp,
  verified,
  verifyOtp,
  wrongOtp,
  type OtpPurpose,
} from '@lanternway/contracts/accounts/accounts';
import { passwordSentences } from '@lanternway/contracts/fields/fields';
import type { Core } from '@strapi/strapi';
import { own } from '../services/own';
import { answering, blame, done } from './answer';

export const registration = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone } = answering(strapi);

  return {
    register: anyone(register, 'register.address', async ({ request, device }) => {
      const { username: fullName, email, password } = request;
      const ending = await own(strapi, 'registration').register({ fullName, email, password }, device);
      if (ending.kind === 'over') return ending;
      if (ending.kind === 'refused') return blame('password', passwordSentences[ending.fault]);
      return done(registered, {});
    }),

    verify: anyone(verifyOtp, 'code.address', async ({ request: { email, otp }, device }) => {
      const isVerified = await own(strapi, 'registration').verify(email, otp, device);
      return isVerified ? { ...done(verified, {}), knownTo: email } : blame('otp', wrongOtp);
    }),

    resend: anyone(resendOtp, 'resend.address', async ({ request: { email, purpose }, device }) => {
      const sent = await own(strapi, 'codeSending').resend(purpose as OtpPurpose, email, device);
      return sent.kind === 'over' ? sent : done(otpResent, {});
    }),
  };
};

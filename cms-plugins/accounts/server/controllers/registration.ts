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
import { touchIn } from '@lanternway/server-kit/family-facts';
import { blame, done } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { resendCode } from '../services/codes/sending';
import { registerAccount, verifyRegistration } from '../services/registration/registration';
import { answering } from './answer';

export const registration = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone } = answering(strapi);

  return {
    register: anyone(register, 'register.address', async ({ request, device }) => {
      const { username: fullName, email, password } = request;
      const result = await registerAccount(strapi, { fullName, email, password }, device);
      if (result.kind === 'over') return result;
      if (result.kind === 'refused') return blame('password', passwordSentences[result.fault]);
      return done(registered, {});
    }),

    verify: anyone(verifyOtp, 'code.address', async ({ request, device }) => {
      const { email, otp, origin } = request;
      const isVerified = await verifyRegistration(strapi, email, otp, device, touchIn(origin));
      return isVerified ? { ...done(verified, {}), knownTo: email } : blame('otp', wrongOtp);
    }),

    resend: anyone(resendOtp, 'resend.address', async ({ request: { email, purpose }, device }) => {
      const sent = await resendCode(strapi, purpose as OtpPurpose, email, device);
      return sent.kind === 'over' ? sent : done(otpResent, {});
    }),
  };
};

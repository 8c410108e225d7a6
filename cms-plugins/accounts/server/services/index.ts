import { account } from './account';
import { codeSending } from './code-sending';
import { codes } from './codes';
import { dataRequests } from './data-requests';
import { devices } from './devices';
import { limits } from './limits';
import { login } from './login';
import { passwordChange } from './password-change';
import { passwordReset } from './password-reset';
import { passwordRules } from './password-rules';
import { passwords } from './passwords';
import { personalData } from './personal-data';
import { registration } from './registration';
import { sessions } from './sessions';
import { sweep } from './sweep';
import { wayIn } from './way-in';

export const services = {
  account,
  codes,
  codeSending,
  dataRequests,
  devices: ({ strapi }: Parameters<typeof devices>[0]) => devices({ strapi }),
  limits: ({ strapi }: Parameters<typeof limits>[0]) => limits({ strapi }),
  login,
  passwordChange,
  passwordReset,
  passwordRules,
  passwords,
  personalData,
  registration,
  sessions,
  sweep,
  wayIn,
};

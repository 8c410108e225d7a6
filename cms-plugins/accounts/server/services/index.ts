import { account } from './personal-data/account';
import { codeSending } from './codes/sending';
import { codes } from './codes/codes';
import { dataRequests } from './personal-data/data-requests';
import { devices } from './sessions/devices';
import { limits } from './rate-limits/limits';
import { login } from './login/login';
import { passwordChange } from './passwords/change';
import { passwordReset } from './passwords/reset';
import { passwordRules } from './passwords/rules';
import { passwords } from './passwords/passwords';
import { personalData } from './personal-data/personal-data';
import { registration } from './registration/registration';
import { sessions } from './sessions/sessions';
import { sweep } from './personal-data/sweep';
import { wayIn } from './codes/way-in';

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

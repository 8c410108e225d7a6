import { account } from './account';
import { password } from './password';
import { registration } from './registration';
import { sessions } from './sessions';

export const controllers = { account, password, registration, sessions };

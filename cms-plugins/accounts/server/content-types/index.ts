import { otp } from './otp';

export const contentTypes = { otp };

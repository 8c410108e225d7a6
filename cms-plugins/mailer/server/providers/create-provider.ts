import type { Transport } from '../config';
import { createDemo } from './demo/demo';
import type { Provider } from './provider';
import { createSmtp } from './smtp/smtp';

export const createProvider = (transport: Transport): Provider =>
  transport.kind === 'smtp' ? createSmtp(transport.url) : createDemo(transport.folder);

/** Says whether this process's variables are good, without starting the server. Run by `npm run check`. */
import { env } from './env';
import { findDoubts } from './env-payments';
import { refuseSettings } from './start-checks';
import { findUnsafe } from './unsafe';

const unsafe = findUnsafe(env);
if (unsafe !== null) refuseSettings(unsafe);
const doubts = findDoubts(env.payments, env.production);
const result = `The variables are good${env.production ? ' for production' : ''}.`;
process.stdout.write([...doubts, result, ''].join('\n'));

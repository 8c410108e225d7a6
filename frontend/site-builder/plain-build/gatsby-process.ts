import { createRequire } from 'node:module';
import path from 'node:path';
import { tellWhileBusy } from '../process/sign-of-life';

/*
 * Gatsby's command line, ended with the process that started it. The channel is taken away, because Gatsby would send
 * messages of its own on it.
 */
process.on('disconnect', () => process.exit(1));
delete process.send;
// Into a pipe, Gatsby writes nothing while it makes pictures.
tellWhileBusy((line) => void process.stdout.write(`${line}\n`));

createRequire(path.resolve('package.json'))('gatsby/cli.js');

import { createRequire } from 'node:module';
import path from 'node:path';

/*
 * Gatsby's command line, ended with the process that started it. The channel is taken away, because Gatsby would send
 * messages of its own on it.
 */
process.on('disconnect', () => process.exit(1));
delete process.send;

createRequire(path.resolve('package.json'))('gatsby/cli.js');

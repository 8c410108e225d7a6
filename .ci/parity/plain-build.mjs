import { createRequire } from 'node:module';
import { runCommand } from '../machine/run-command.mjs';
import { binary, inRoot } from '../paths.mjs';

/*
 * Plain `gatsby build`, in a folder at the same depth as the site builder's, because scripts are named by their path.
 * The argument is the folder to work in. It keeps compiled code and pictures between builds, but no content.
 */
const [work = ''] = process.argv.slice(2);
const load = createRequire(inRoot('frontend/site-builder/dist/site-builder/main.js'));
const { enterWorkFolder } = load('./process/work-folder.js');
const folder = await enterWorkFolder(inRoot('frontend'), work);
await runCommand('gatsby build', 'plain-build', binary('gatsby'), ['build'], { cwd: folder });

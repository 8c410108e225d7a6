import { createRequire } from 'node:module';
import { runCommand } from '../machine/run-command.mjs';
import { binary, inRoot } from '../paths.mjs';

/*
 * `gatsby build` by itself, on sources at the same depth as the press's: scripts are named by where they lie. Run with the
 * folder to work in; it keeps its compiled code and its pictures from build to build, and nothing of the content.
 */
const [work = ''] = process.argv.slice(2);
const press = createRequire(inRoot('frontend/press/dist/press/press.js'));
const { enterWorkFolder } = press('./work-folder.js');
const folder = await enterWorkFolder(inRoot('frontend'), work);
await runCommand('gatsby build', 'yardstick', binary('gatsby'), ['build'], { cwd: folder });

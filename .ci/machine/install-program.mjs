import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { binary, root } from '../paths.mjs';
import { runCommand } from './run-command.mjs';

const chromiumPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A downloaded browser may lack system libraries; the first call shows it. @param {string} place */
const answersAtAll = (place) => spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0;

/** Where Playwright keeps its own browser; nowhere before the packages are installed. @returns {string | undefined} */
function findPlaywrights() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} */
export function findChromium() {
  const places = [process.env.CHROME_PATH, ...chromiumPlaces, findPlaywrights()];
  return places.find((place) => place !== undefined && existsSync(place) && answersAtAll(place));
}

/** Chromium without a window or a screen, as Playwright itself uses it. @returns {string | undefined} */
const findHeadlessShell = () => ['/usr/bin/chromium-headless-shell'].find((place) => existsSync(place));

/** The browser of the stories: the headless shell does the same work in three fifths of the time. */
export const findStoryBrowser = () => process.env.CHROME_PATH ?? findHeadlessShell() ?? findChromium();

/** Firefox as it comes from its makers or from Debian. @returns {string | undefined} */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (place) => place !== undefined && existsSync(place),
  );

/** WebKitGTK's small browser, which Debian keeps in a folder for each kind of processor. @returns {string | undefined} */
export function findWebKit() {
  const programs = ['WebKitWebDriver', 'Xvfb'].map((name) => path.join('/usr/bin', name));
  if (!programs.every((place) => existsSync(place))) return undefined;
  const kinds = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];
  const places = kinds.map((kind) => path.join('/usr/lib', kind, 'webkit2gtk-4.1', 'MiniBrowser'));
  return [process.env.MINI_BROWSER_PATH, ...places].find((place) => place !== undefined && existsSync(place));
}

/** The folder of PostgreSQL's programs; Debian keeps them in a separate place. @returns {string | undefined} */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((name) => path.join(debian, name, 'bin')),
  ];
  return places.find((place) => existsSync(path.join(place, 'initdb')));
}

/** The lists of packages are fetched once. @type {Promise<void> | undefined} */
let listsFetched;

/** Installs with Debian's package manager, as root or with sudo. @param {string} name @param {...string} others */
async function aptInstall(name, ...others) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    await runCommand(`apt-get ${args[0]}`, `apt-${name}`, command, rest, { cwd: root });
  };
  listsFetched ??= apt('update').catch((error) => {
    listsFetched = undefined;
    throw error;
  });
  await listsFetched;
  await apt('install', '-y', '--no-install-recommends', name, ...others);
}

/** @param {() => string | undefined} find @param {(() => Promise<void>)[]} ways */
async function tryWays(find, ways) {
  for (const way of ways) {
    if (find() !== undefined) return;
    await way().catch((/** @type {Error} */ error) => console.log(`  ${error.message.split('\n')[0]}`));
  }
}

/** @param {string} what @param {() => string | undefined} find @param {(() => Promise<void>)[]} ways */
async function provide(what, find, ways) {
  await tryWays(find, ways);
  if (find() === undefined)
    throw new Error(`${what} is not here and could not be installed. Install it, then run this again.`);
}

/** Playwright's own browser if it can be downloaded, else Debian's. */
export const provideChromium = () =>
  provide('Chromium', findChromium, [
    () =>
      runCommand('Downloading Chromium', 'chromium', binary('playwright'), ['install', 'chromium'], {
        cwd: root,
      }),
    () => aptInstall('chromium'),
  ]);

/** @param {Promise<unknown>} packages are installed meanwhile; Playwright is one of them, which can download a browser */
export async function provideStoryBrowser(packages) {
  const hasOwn = process.env.CHROME_PATH !== undefined;
  if (!hasOwn) await tryWays(findHeadlessShell, [() => aptInstall('chromium-headless-shell')]);
  if (findStoryBrowser() !== undefined) return;
  await packages;
  await provideChromium();
}

export const providePostgres = () => provide('PostgreSQL', findPostgres, [() => aptInstall('postgresql')]);

export const provideFirefox = () => provide('Firefox', findFirefox, [() => aptInstall('firefox-esr')]);

/** WebKit needs a display to draw to; Xvfb is one that nobody sees. */
export const provideWebKit = () =>
  provide('WebKit', findWebKit, [() => aptInstall('webkit2gtk-driver', 'xvfb')]);

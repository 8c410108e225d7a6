import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

export const host = 'school.example';

/** Where the proxy listens; on a machine with Docker that is port 443. */
export const site = `https://${host}:8443`;

/**
 * Many visitors come from one address here, so that the limits of an address would stop them. The provider itself cannot be
 * reached from here; what it reports must be kept nevertheless.
 */
const settings = `RATE_LIMIT_SCALE=1000
RAZORPAY_KEY_ID=rzp_live_${randomBytes(7).toString('hex')}
RAZORPAY_KEY_SECRET=${randomBytes(12).toString('hex')}
RAZORPAY_WEBHOOK_SECRET=${randomBytes(32).toString('base64url')}
`;

/** With it the provider signs what it reports. @param {string} place */
export const webhookSecretOf = (place) =>
  /^RAZORPAY_WEBHOOK_SECRET=(.+)$/m.exec(
    readFileSync(path.join(place, 'deploy/settings.env'), 'utf8'),
  )?.[1] ?? '';

/**
 * Debian 12 has nginx 1.22, which says the same in other words.
 * @param {string} conf
 */
function inOlderWords(conf) {
  const older = conf
    .replace('http2 on;', '')
    .replaceAll(':8443 ssl', ':8443 ssl http2')
    .replaceAll('listen 8443 ssl', 'listen 8443 ssl http2');
  if (older === conf) throw new Error('deploy/proxy/nginx.conf does not turn on HTTP/2 as expected.');
  return older;
}

/** Whether this machine's nginx is too old for `http2 on`. */
function isOlder() {
  const [, major = '0', minor = '0'] =
    /nginx\/(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr) ?? [];
  return Number(major) === 1 && Number(minor) < 25;
}

/** An installation in a folder of its own, prepared as the guide for operators says. @returns {string} the folder */
export function prepareInstallation() {
  const place = mkdtempSync(path.join(process.env.PRODUCTION_IN ?? tmpdir(), 'production-'));
  cpSync(inRoot('deploy'), path.join(place, 'deploy'), {
    recursive: true,
    filter: (source) => !source.includes('secrets') && !source.endsWith('settings.env'),
  });
  const { status, stderr } = spawnSync('sh', [path.join(place, 'deploy/prepare.sh'), host], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`deploy/prepare.sh: ${stderr}`);
  appendFileSync(path.join(place, 'deploy/settings.env'), settings);
  const conf = path.join(place, 'deploy/proxy/nginx.conf');
  if (isOlder()) writeFileSync(conf, inOlderWords(readFileSync(conf, 'utf8')));
  for (const folder of ['roots', 'logs', 'volumes']) mkdirSync(path.join(place, folder));
  return place;
}

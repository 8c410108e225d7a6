import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { missingSecrets, readSettingsFile } from './secrets.mjs';

/** @param {string} text what the file says @returns {Record<string, string>} */
function readFrom(text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  try {
    const file = path.join(folder, '.env');
    writeFileSync(file, text);
    return readSettingsFile(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('settings are read from their file as the server reads them', () => {
  assert.deepEqual(
    readFrom(
      [
        '# Made by hand',
        'MEDIA_S3_BUCKET=school',
        'SMTP_URL="smtps://user:password@host:465"',
        'export MAIL_FROM=hello@school.com',
        'PORT=1338 # behind nginx',
        'APP_KEYS=one,two==',
        'JOBS=',
      ].join('\n'),
    ),
    {
      MEDIA_S3_BUCKET: 'school',
      SMTP_URL: 'smtps://user:password@host:465',
      MAIL_FROM: 'hello@school.com',
      PORT: '1338',
      APP_KEYS: 'one,two==',
      JOBS: '',
    },
  );
});

test('a secret that is set in any way is not made again', () => {
  const all = missingSecrets([]);
  assert.ok(all.includes('JWT_SECRET') && all.includes('APP_KEYS'));
  assert.deepEqual(
    missingSecrets([
      { APP_KEYS: 'one,two' },
      { JWT_SECRET_FILE: '/run/secrets/jwt', APP_KEYS: '', ENCRYPTION_KEY: '' },
    ]),
    all.filter((name) => name !== 'JWT_SECRET' && name !== 'APP_KEYS'),
  );
});

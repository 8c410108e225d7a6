import { randomBytes } from 'node:crypto';
import { readEnv } from './env';
import { secretNames } from './secrets';
import { findUnsafe } from './unsafe';

const strong = () => randomBytes(32).toString('base64url');
const secrets = Object.fromEntries(secretNames.map((name) => [name, strong()]));
const production = {
  ...secrets,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.school.com',
  SMTP_URL: 'smtp://mail.school.com',
};
const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'EnLs21M47BllR3X8PSFtjtbd',
  RAZORPAY_WEBHOOK_SECRET: strong(),
};
const paypal = {
  PAYPAL_CLIENT_ID: `A${randomBytes(59).toString('base64url')}`,
  PAYPAL_SECRET: `E${randomBytes(59).toString('base64url')}`,
  PAYPAL_WEBHOOK_ID: '0EH40505U7160970P',
};
const bucket = {
  RESUMES_S3_BUCKET: 'resumes',
  RESUMES_S3_ACCESS_KEY_ID: 'AKIAQ3EGR7T5',
  RESUMES_S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMIK7MDENGbPxRfiCYzq8hTa',
};

const unsafe = (changes: Record<string, string | undefined>) =>
  findUnsafe(readEnv({ ...production, ...changes }));

it.each([{}, razorpay, paypal, { ...razorpay, ...paypal, ...bucket }])(
  'lets a production server with good settings start (%#)',
  (changes) => {
    expect(unsafe(changes)).toBeNull();
  },
);

it('lets anything start elsewhere', () => {
  expect(findUnsafe(readEnv({ DEMO_STAFF_FILE: '/demo.json' }))).toBeNull();
});

it('refuses a clock that is ahead', () => {
  expect(unsafe({ CLOCK_ADVANCE_MS: '60000' })).toBe('CLOCK_ADVANCE_MS must not be set in production.');
});

describe('the address', () => {
  it.each(['http://localhost:1337', 'http://127.0.0.1', 'https://[::1]:1337'])(
    'may be on this machine without https, where it is said: %s',
    (address) => {
      expect(unsafe({ PUBLIC_URL: address })).toBeNull();
    },
  );

  it.each([undefined, '', 'http://www.school.com', 'http://localhost.school.com', 'http://10.0.0.5:1337'])(
    'is refused when it is %s',
    (address) => {
      expect(unsafe({ PUBLIC_URL: address })).toMatch(
        /^In production PUBLIC_URL must be the https address [^\n]+\.$/,
      );
    },
  );
});

describe('secrets', () => {
  it.each(secretNames)('refuses production without %s', (name) => {
    expect(unsafe({ [name]: undefined })).toMatch(new RegExp(`: ${name}\\.$`));
  });

  it('names all that are weak at once', () => {
    const weak = { JWT_SECRET: 'short', APP_KEYS: `${strong()},toBeModified1` };
    expect(unsafe(weak)).toMatch(/: APP_KEYS, JWT_SECRET\.$/);
  });

  it('refuses seven that are the same', () => {
    const one = strong();
    const line = unsafe(Object.fromEntries(secretNames.map((name) => [name, one])));
    expect(line).toMatch(new RegExp(`^[^\\n]+ of its own, [^\\n]+: ${secretNames.join(', ')}\\.$`));
    expect(line).not.toContain(one);
  });

  it.each([
    [
      'two keys of one variable',
      { APP_KEYS: `${'kJ8v2mQx0Zr5Tn7bLw3Yc9Hd1Gf6Ps4A,'.repeat(2)}${strong()}` },
      'APP_KEYS',
    ],
    [
      'the secret of a webhook',
      { ...razorpay, RAZORPAY_WEBHOOK_SECRET: secrets['JWT_SECRET'] },
      'JWT_SECRET, RAZORPAY_WEBHOOK_SECRET',
    ],
  ])('refuses the same one for %s', (_what, changes, names) => {
    expect(unsafe(changes)).toMatch(new RegExp(`some have the same: ${names}\\.$`));
  });
});

it.each([
  [{ SMTP_URL: undefined }, 'In production SMTP_URL must'],
  [{ DEMO_STAFF_FILE: '/demo.json' }, 'DEMO_STAFF_FILE must not'],
  [
    { ...bucket, RESUMES_S3_SECRET_ACCESS_KEY: 'minioadmin' },
    'In production RESUMES_S3_SECRET_ACCESS_KEY must',
  ],
  [
    { MEDIA_S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'AKIAQ3EGR7T5', S3_SECRET_ACCESS_KEY: 'minioadmin' },
    'In production MEDIA_S3_SECRET_ACCESS_KEY must',
  ],
  [{ ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_1' }, 'RAZORPAY_KEY_ID must'],
  [{ ...razorpay, RAZORPAY_KEY_SECRET: 'x' }, 'RAZORPAY_KEY_SECRET must'],
  [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'x' }, 'RAZORPAY_WEBHOOK_SECRET must'],
  [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'whsec_sandbox' }, 'RAZORPAY_WEBHOOK_SECRET must'],
  [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: `${strong()},x` }, 'RAZORPAY_WEBHOOK_SECRET must'],
  [{ ...paypal, PAYPAL_CLIENT_ID: 'sb-client' }, 'PAYPAL_CLIENT_ID must'],
  [{ ...paypal, PAYPAL_SECRET: 'sb-secret' }, 'PAYPAL_SECRET must'],
  [{ ...paypal, PAYPAL_WEBHOOK_ID: 'https://www.school.com/webhook' }, 'PAYPAL_WEBHOOK_ID must'],
  [
    { ...paypal, ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag' },
    'RAZORPAY_KEY_ID is for tests and PAYPAL_API_BASE',
  ],
  [
    { ...paypal, ...razorpay, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' },
    'PAYPAL_API_BASE is for tests and RAZORPAY_KEY_ID',
  ],
])('refuses %j in one line that names the variable', (changes: Record<string, string | undefined>, start) => {
  const line = unsafe(changes) ?? '';
  expect(line.startsWith(start)).toBe(true);
  expect(line.endsWith('.')).toBe(true);
  expect(line).not.toContain('\n');
});

it('names everything at once, in a line each', () => {
  const names = ['PUBLIC_URL', 'JWT_SECRET', 'SMTP_URL', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
  const lines = unsafe({
    ...razorpay,
    ...{
      PUBLIC_URL: undefined,
      JWT_SECRET: 'a',
      SMTP_URL: '',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'c',
    },
  })?.split('\n');
  expect(lines).toEqual(names.map((name) => expect.stringContaining(name) as string));
});

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What the link of a preview leads to, how long it is valid, and who asked for it. */
export interface PreviewToken {
  uid: string;
  documentId: string;
  /** The draft, or what is published, drawn in the same way. */
  status: 'draft' | 'published';
  staffId: number | null;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export type ReadToken =
  { kind: 'good'; token: PreviewToken } | { kind: 'ended'; token: PreviewToken } | { kind: 'wrong' };

/** Longer than any token that is made. */
const maxCharacters = 1000;

/** A key for previews only: what it signs opens nothing else, and what other keys sign opens no preview. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'preview of a draft', 32));

const sign = (payload: string, secret: string) =>
  createHmac('sha256', keyOf(secret)).update(payload).digest();

/**
 * A token as text that nobody else can make.
 * @param secrets the first signs
 */
export function signToken(token: PreviewToken, [secret = '']: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

/**
 * @param secrets what any of them signed is read
 * @param now milliseconds since 1970
 */
export function readToken(text: string, secrets: readonly string[], now: number): ReadToken {
  const [payload = '', signature = '', ...more] = text.split('.');
  if (text.length > maxCharacters || more.length > 0) return { kind: 'wrong' };
  const given = Buffer.from(signature, 'base64url');
  const isRight = secrets.map((secret) => isSame(given, sign(payload, secret))).includes(true);
  if (!isRight) return { kind: 'wrong' };
  // A text with our signature was written by `signToken`.
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PreviewToken;
  return { kind: now < token.endsAt ? 'good' : 'ended', token };
}

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, Next } from 'koa';

interface Config {
  /** The keys of each kind of login, the present one first. */
  keys: readonly (readonly string[])[];
}

/**
 * Accepts logins that were signed with an earlier key, so that a key can be replaced without logging anybody out: such a
 * token goes on as if the present key had signed it. Its end and its owner are checked afterwards, as always.
 */
export default ({ keys }: Config) => {
  const replaced = keys.filter((ofOneKind) => ofOneKind.length > 1);
  const renew = (token: string): string =>
    replaced.map((ofOneKind) => signAnew(token, ofOneKind)).find((each) => each !== null) ?? token;
  return (ctx: Context, next: Next) => {
    if (replaced.length > 0) {
      const { authorization } = ctx.request.headers;
      if (authorization?.startsWith('Bearer ') === true)
        ctx.request.headers.authorization = `Bearer ${renew(authorization.slice('Bearer '.length))}`;
      const cookies = ctx.cookies;
      const get = cookies.get.bind(cookies);
      cookies.get = (name, how) => {
        const value = get(name, how);
        return value === undefined ? undefined : renew(value);
      };
    }
    return next();
  };
};

/** The token, signed with the present key; null where none of the earlier keys signed it. */
function signAnew(token: string, [present = '', ...earlier]: readonly string[]): string | null {
  const end = token.lastIndexOf('.');
  const [content, signature] = [token.slice(0, end), Buffer.from(token.slice(end + 1))];
  const isOf = (key: string) => {
    const right = Buffer.from(sign(content, key));
    return signature.length === right.length && timingSafeEqual(signature, right);
  };
  return earlier.some(isOf) ? `${content}.${sign(content, present)}` : null;
}

/** HS256, as Strapi signs logins (RFC 7515, appendix A.1). */
const sign = (content: string, key: string): string =>
  createHmac('sha256', key).update(content).digest('base64url');

interface Server {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. Done here, because the library forgets every other option where
 * it is given such an address. A password travels encrypted or not at all.
 */
export function readAddress(url: string): Server {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const hasLogin = username !== '';
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: hasLogin && !secure,
    ...(hasLogin ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}

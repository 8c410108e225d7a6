import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '../src/env';

const publicDir = path.join(env.dataDir, 'public');

// The upload provider refuses to start without its folder, and SQLite without the one its file is to stand in.
mkdirSync(path.join(publicDir, 'uploads'), { recursive: true, mode: 0o700 });

export default {
  host: env.host,
  port: env.port,
  url: env.publicUrl,
  app: { keys: env.secrets.APP_KEYS.split(',').map((key) => key.trim()) },
  dirs: { public: publicDir },
  // Without a count of trusted proxies the address a client claims for itself would be believed.
  proxy: { koa: env.trustProxy > 0, maxIpsCount: env.trustProxy },
  // Five megabytes over the line of a phone in the country.
  http: { serverOptions: { requestTimeout: 300_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 } },
  // It would write past every rule, with a token only.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  cron: { enabled: false },
  webhooks: { populateRelations: false },
};

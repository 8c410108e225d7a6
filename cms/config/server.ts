import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '../src/env';

const publicDir = path.join(env.dataDir, 'public');

// The upload provider does not start without its folder, and SQLite does not start without the folder of its file.
mkdirSync(path.join(publicDir, 'uploads'), { recursive: true, mode: 0o700 });

export default {
  host: env.host,
  port: env.port,
  url: env.publicUrl,
  app: { keys: env.secrets.APP_KEYS.split(',').map((key) => key.trim()) },
  dirs: { public: publicDir },
  // Without a count of trusted proxies, any address that a client claims would be believed.
  proxy: { koa: env.trustProxy > 0, maxIpsCount: env.trustProxy },
  http: {
    serverOptions: {
      // Time for five megabytes over a slow mobile connection.
      requestTimeout: 300_000,
      headersTimeout: 10_000,
      // Longer than proxies keep an idle connection (nginx: 60 s), or they send a request into one that is just closing.
      keepAliveTimeout: 75_000,
    },
  },
  // A transfer ignores every rule and needs only a token.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  cron: { enabled: false },
  webhooks: { populateRelations: false },
};

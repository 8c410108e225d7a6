import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { Gauge, type Registry } from 'prom-client';
import type { MetricsEnv } from '../env-metrics';
import { checksOf } from '../middlewares/health';
import { refuseSettings } from '../start-checks';
import { measureBackups } from './backups';
import { watchedOf, type Watched } from './plugins';
import { measureProcess } from './process';
import { registryOf } from './registry';

/**
 * A server of its own for those who watch this one: it says more than strangers may know, so it is never reached through
 * the public port. It opens before the first request is served and closes after everything else has ended. A process
 * that does not listen, such as a command, does not open it.
 */
export function openInnerPort(strapi: Core.Strapi, { host, port }: MetricsEnv, dataDir: string): void {
  const registry = registryOf(strapi);
  const watched = watchedOf(strapi);
  measureProcess(strapi, registry);
  measureBackups(registry, dataDir);
  for (const { metrics } of watched) for (const metric of metrics) registry.registerMetric(metric);
  const known = { strapi, registry, watched };
  measureReadiness(known);
  const server = createServer((request, response) => {
    void answer(known, request, response);
  });
  const listen = strapi.listen.bind(strapi);
  strapi.listen = async () => {
    await open(server, { host, port });
    strapi.log.info(`metrics: http://${host}:${String(port)}/metrics`);
    return listen();
  };
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await destroy();
    server.close();
    server.closeAllConnections();
  };
}

const open = (server: Server, { host, port }: MetricsEnv): Promise<void> =>
  new Promise((resolve) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const where = `${host}:${String(port)}`;
      const why = code === 'EADDRINUSE' ? 'something else listens there' : (code ?? message);
      refuseSettings(`METRICS_PORT and METRICS_HOST must be free to listen on, and ${where} is not: ${why}.`);
    });
    server.listen(port, host, resolve);
  });

interface Known {
  strapi: Core.Strapi;
  registry: Registry;
  watched: readonly Watched[];
}

async function answer(known: Known, { method, url }: IncomingMessage, response: ServerResponse) {
  try {
    if (method === 'GET' && url === '/metrics') {
      response.setHeader('Content-Type', known.registry.contentType);
      response.end(await known.registry.metrics());
    } else if (method === 'GET' && url === '/ready') {
      const readiness = await readReadiness(known);
      response.writeHead(readiness.ready ? 200 : 503, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(readiness));
    } else {
      response.writeHead(404).end();
    }
  } catch (error) {
    known.strapi.log.error(error);
    response.writeHead(500).end();
  }
}

function measureReadiness(known: Known): void {
  new Gauge({
    name: 'server_ready',
    help: '1 where the server can serve and its workers are at work, else 0. /ready says what is wrong.',
    registers: [known.registry],
    async collect() {
      this.set(Number((await readReadiness(known)).ready));
    },
  });
}

async function readReadiness({ strapi, watched }: Known) {
  const silent = watched.flatMap((each) => each.silentWorkers());
  const looked = (await checksOf(strapi)) ?? { started: { ok: false, ms: 0 } };
  const checks = { ...looked, workers: { ok: silent.length === 0, silent } };
  return { ready: Object.values(checks).every(({ ok }) => ok), checks };
}

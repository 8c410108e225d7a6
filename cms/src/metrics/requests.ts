import { Counter, Histogram, type Registry } from 'prom-client';
import type { Context } from 'koa';
import { methodOf, routeOf } from './route';

const statusOfUnforeseen = 500;

/** Counts requests and their time. Returns what is to be called with each request once its answer is known. */
export function countRequests(registry: Registry) {
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by method, route (its pattern, or page, file, health, none) and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method and route.',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });

  return (ctx: Context, startedAt: number, hasFailed: boolean): void => {
    const method = methodOf(ctx.method);
    const route = routeOf(ctx);
    total.inc({ method, route, status: hasFailed ? statusOfUnforeseen : ctx.status });
    seconds.observe({ method, route }, (performance.now() - startedAt) / 1000);
  };
}

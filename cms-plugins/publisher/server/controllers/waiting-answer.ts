import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import type { Core } from '@strapi/strapi';
import type { WaitingState } from '../services/approvals/guard';

interface Route {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
}

interface Answer {
  state: WaitingState;
  status: number;
  body: unknown;
}

/** Tells those who press Publish that it waits. Must be called before Strapi makes its routes. */
export function tellWhatWaits(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as Record<
    string,
    { routes: Route[] } | undefined
  >;
  const publishing = (admin?.routes ?? []).filter(({ path }) =>
    /\/actions\/(?:publish|bulkPublish)$/.test(path),
  );
  // If an upgrade moved these addresses, nobody would learn that something waits.
  if (publishing.length < 4)
    throw new Error('The Content Manager publishes at other addresses than are known.');
  for (const route of publishing)
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), tell] };
}

async function tell(ctx: Answer, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.state.waitsForSecond !== true) return;
  ctx.status = 400;
  ctx.body = {
    data: null,
    error: { status: 400, name: 'ApplicationError', message: approvalSentences.asked, details: {} },
  };
}

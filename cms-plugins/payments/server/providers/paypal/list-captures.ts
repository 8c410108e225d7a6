import { itemsAt, readEach, shapeOrNull, shapesIn, textOrNull, type Shape } from '../reading';
import type { OnUnread } from '../provider';
import type { PayPalClient } from './client';
import { isId } from './ids';
import { captureOf } from './read-refund';

/** An event is made a moment after what it tells. */
const laterMs = 15 * 60 * 1000;
const pageSize = 100;
const maxPages = 200;

interface Page {
  ids: string[];
  next: string | null;
}

/**
 * The captures of a time, by the events about them: PayPal's list of transactions needs a permission of its own, which
 * few applications have, and this one does not (docs/api/webhooks/v1, webhooks-events).
 */
export async function listCaptureIds(
  client: PayPalClient,
  { from, to }: { from: Date; to: Date },
  onUnread: OnUnread,
): Promise<string[]> {
  const end = new Date(Math.min(Date.now(), to.getTime() + laterMs));
  const found = new Set<string>();
  let path: string | null = pathOf(from, end);
  for (let page = 0; path !== null && page < maxPages; page += 1) {
    const { ids, next }: Page = await client.call({
      name: 'list events',
      ref: `from ${from.toISOString()}`,
      method: 'GET',
      path,
      read: (answer) => readPage(answer, onUnread),
    });
    for (const id of ids) found.add(id);
    path = next;
  }
  return [...found];
}

function pathOf(from: Date, to: Date): string {
  const query = new URLSearchParams({
    start_time: from.toISOString(),
    end_time: to.toISOString(),
    page_size: String(pageSize),
  });
  return `/v1/notifications/webhooks-events?${query.toString()}`;
}

const readPage = (answer: Shape, onUnread: OnUnread): Page => ({
  ids: readEach(itemsAt(answer, 'events', onUnread), captureIdOf, onUnread).filter((id) => id !== null),
  next: nextOf(answer),
});

function captureIdOf(event: Shape): string | null {
  const what = textOrNull(event, 'event_type') ?? '';
  const resource = shapeOrNull(event, 'resource');
  if (resource === null || !what.startsWith('PAYMENT.CAPTURE.')) return null;
  const id = captureOf(resource) ?? textOrNull(resource, 'id');
  return id !== null && isId(id) ? id : null;
}

/** Only the path of the link to the next page is used. The host stays the one that we call anyway. */
function nextOf(answer: Shape): string | null {
  const link = shapesIn(answer, 'links').find(({ rel }) => rel === 'next');
  const href = link === undefined ? null : textOrNull(link, 'href');
  if (href === null || !URL.canParse(href)) return null;
  const { pathname, search } = new URL(href);
  return pathname === '/v1/notifications/webhooks-events' ? `${pathname}${search}` : null;
}

import type { ContentNode } from '../landing/raw-blocks';
import { textIn } from './linked-nodes';

/** The chat of the site settings; null without one. */
export function chatOf(setting: ContentNode): { url: string; label: string } | null {
  const url = textIn(setting, 'chatUrl');
  return url === null ? null : { url, label: textIn(setting, 'chatLabel') ?? 'Chat with us' };
}

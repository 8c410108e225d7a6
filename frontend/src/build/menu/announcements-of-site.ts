import { phaseAt } from '@lanternway/contracts/publishing/phase';
import type { Announcement, AnnouncementTone } from '../../content/site/announcement';
import type { ContentNode, FindNode } from '../landing/raw-blocks';
import { chatOf } from './chat-of-site';
import { findTarget } from './find-target';
import { nodesIn, textIn } from './linked-nodes';

const tones: readonly AnnouncementTone[] = ['info', 'offer', 'alert'];

/** The phase that the site builder noted while it read the content; without a note, the phase by the clock. */
const phaseOf = (node: ContentNode): string =>
  textIn(node, 'phase') ?? phaseAt(Date.now(), textIn(node, 'from'), textIn(node, 'to'));

const orderOf = ({ order }: ContentNode): number => (typeof order === 'number' ? order : 0);

/** Sorts by number, the lowest first. Of two with the same number, the one that began later comes first. */
function compare(one: ContentNode, other: ContentNode): number {
  const begun = (node: ContentNode) => textIn(node, 'from') ?? textIn(node, 'publishedAt') ?? '';
  return orderOf(one) - orderOf(other) || (begun(one) < begun(other) ? 1 : -1);
}

/** The announcements whose time has come, the most important first. */
export function announcementsOfSite(
  nodes: readonly ContentNode[],
  setting: ContentNode,
  find: FindNode,
): Announcement[] {
  const chat = chatOf(setting);
  const linkOf = (node: ContentNode): Announcement['link'] => {
    const [destination] = nodesIn(node, 'destination', find);
    const label = textIn(node, 'label');
    const target = destination ? findTarget(destination, find, chat) : null;
    return target === null || label === null ? null : { label, href: target.href };
  };
  return nodes
    .filter((node) => phaseOf(node) === 'now')
    .sort(compare)
    .map((node) => ({
      id: String(node['documentId']),
      text: textIn(node, 'text') ?? '',
      link: linkOf(node),
      tone: tones.find((tone) => tone === node['tone']) ?? 'info',
      to: textIn(node, 'to'),
      isForHomeOnly: node['pages'] === 'home',
      countries: textIn(node, 'countries')?.split(/, ?/) ?? [],
    }));
}

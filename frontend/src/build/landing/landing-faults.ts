import { parseBlocks } from '../../content/landing/schemas/parse-blocks';
import type { ContentFinding, NodesByType } from '../faults-of-content';
import { type FindNode, rawBlocksOf } from './raw-blocks';

/** The blocks that the site cannot draw. It never leaves one out silently. */
export function faultsOfLandingPages(nodesOf: NodesByType, find: FindNode): ContentFinding[] {
  return nodesOf('STRAPI_LANDING_PAGE').flatMap((node) =>
    parseBlocks(rawBlocksOf(node, find)).faults.map(({ number, sentence }) => ({
      check: 'block' as const,
      text: `Block ${number} of the landing page "${String(node['title'])}" cannot be shown: ${sentence}`,
      node,
    })),
  );
}

import { buttonWordNames } from '@lanternway/contracts/site/button-words';
import type { OtherWords } from '../../ui/links/ButtonWord';
import type { ContentNode, FindNode } from '../landing/raw-blocks';
import { nodesIn, textIn } from './linked-nodes';

/** What staff wrote for buttons; null if nothing, so that pages carry nothing. */
export function buttonWordsOfSite(setting: ContentNode, find: FindNode): OtherWords | null {
  const [words] = nodesIn(setting, 'buttonWords', find);
  if (words === undefined) return null;
  const written = buttonWordNames.flatMap((name) => {
    const text = textIn(words, name);
    return text === null ? [] : [[name, text] as const];
  });
  return written.length === 0 ? null : Object.fromEntries(written);
}

import type { MailState } from '@lanternway/contracts/mail/mails';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { stateWords } from './words';

export function StateBadge({ state }: { state: MailState }) {
  const { word, colour } = stateWords[state];
  return <WordBadge colour={colour}>{word}</WordBadge>;
}

import type { MailState } from '@lanternway/contracts/mail/mails';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { stateLabels } from './labels';

export function StateBadge({ state }: { state: MailState }) {
  const { word, colour } = stateLabels[state];
  return <WordBadge colour={colour}>{word}</WordBadge>;
}

import type { MailState } from '@lanternway/contracts/mails';
import { Badge } from '@strapi/design-system';
import { stateWords } from './words';

export function StateBadge({ state }: { state: MailState }) {
  const { word, colour } = stateWords[state];
  return (
    <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
      {word}
    </Badge>
  );
}

import type { Line } from '@lanternway/contracts/audit/staff';
import { Avatar } from '@lanternway/desk/parts/Avatar';
import { Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system';

/** What a line of the log is made of, in the table and on a card. */

export const Who = ({ line: { actorName, actorRole } }: { line: Line }) => (
  <Flex gap={2}>
    <Avatar name={actorName} />
    <div>
      <Typography tag="div" textColor="neutral800">
        {actorName}
      </Typography>
      {actorRole !== null && (
        <Typography tag="div" variant="pi" textColor="neutral600">
          {actorRole}
        </Typography>
      )}
    </div>
  </Flex>
);

/** Of the part that a line opens to. */
export const detailsId = (line: Line): string => `line-${String(line.id)}`;

interface MoreProps {
  line: Line;
  isOpen: boolean;
  onToggle: () => void;
}

export const More = ({ line, isOpen, onToggle }: MoreProps) => (
  <Button
    size="S"
    variant="tertiary"
    aria-expanded={isOpen}
    aria-controls={detailsId(line)}
    onClick={onToggle}
  >
    {isOpen ? 'Close' : 'More'}
    <VisuallyHidden>{`: ${line.words} ${line.title ?? ''}`}</VisuallyHidden>
  </Button>
);

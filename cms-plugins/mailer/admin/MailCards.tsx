import type { MailRow } from '@lanternway/contracts/mail/mails';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { Time } from '@lanternway/desk/parts/Time';
import { Button, Flex, Typography } from '@strapi/design-system';
import { kindInWords } from './labels';
import { StateBadge } from './StateBadge';

interface MailCardsProps {
  mails: MailRow[];
  onOpen: (id: number) => void;
}

/** The mails on a phone. */
export const MailCards = ({ mails, onOpen }: MailCardsProps) => (
  <Cards label="Mails">
    {mails.map((mail) => (
      <Card key={mail.id} edge={mail.state === 'failed' ? 'danger600' : 'neutral200'}>
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Flex justifyContent="space-between" gap={2}>
            <StateBadge state={mail.state} />
            <Typography variant="pi" textColor="neutral600">
              <Time iso={mail.settledAt ?? mail.nextAttemptAt ?? mail.queuedAt} />
            </Typography>
          </Flex>
          <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
            {kindInWords(mail)}
          </Typography>
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
            {mail.to}
          </Typography>
          {mail.problem !== null && (
            <Typography tag="p" variant="pi" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
              {mail.problem}
            </Typography>
          )}
          <Button
            variant="tertiary"
            aria-label={`Open the mail to ${mail.to}`}
            style={{ minHeight: '44px' }}
            onClick={() => {
              onOpen(mail.id);
            }}
          >
            Open
          </Button>
        </Flex>
      </Card>
    ))}
  </Cards>
);

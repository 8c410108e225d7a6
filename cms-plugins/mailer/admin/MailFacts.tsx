import type { MailDetail } from '@lanternway/contracts/mail/mails';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Grid, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { StateBadge } from './StateBadge';

const endings = { waiting: 'Next try', sent: 'Sent', failed: 'Given up', expired: 'Expired' } as const;

export function MailFacts({ mail }: { mail: MailDetail }) {
  const end = mail.settledAt ?? mail.nextAttemptAt;
  const facts: [name: string, value: ReactNode][] = [
    ['To', mail.to],
    ['State', <StateBadge key="state" state={mail.state} />],
    ['Subject', mail.letter?.subject ?? 'Not shown, because it contains a code'],
    ['Attempts', String(mail.attempts)],
    ['Queued', <Time key="queued" iso={mail.queuedAt} />],
    ...(end === null
      ? []
      : [[endings[mail.state], <Time key="end" iso={end} />] satisfies [string, ReactNode]]),
    ...(mail.problem === null ? [] : [['Last problem', mail.problem] satisfies [string, string]]),
    ...(mail.askedBy === null ? [] : [['Asked for by', mail.askedBy] satisfies [string, string]]),
  ];
  return (
    <Grid.Root gap={4} tag="dl">
      {facts.map(([name, value]) => (
        <Grid.Item key={name} col={6} xs={12} direction="column" alignItems="start">
          <Typography variant="sigma" textColor="neutral600" tag="dt">
            {name}
          </Typography>
          <Box tag="dd" style={{ overflowWrap: 'anywhere' }}>
            <Typography>{value}</Typography>
          </Box>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Flex, Grid, IconButton, Link, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

/** Everything that was sent, with the form's labels. */
export function Facts({ item }: { item: EnquiryDetail }) {
  return (
    <Panel title="Request">
      <Grid.Root gap={4} tag="dl">
        {item.facts.map(({ label, value }) => (
          <Fact key={label} label={label} isWide={value.length > 80}>
            <FactValue value={value} item={item} />
          </Fact>
        ))}
      </Grid.Root>
    </Panel>
  );
}

function Fact({ label, isWide, children }: { label: string; isWide: boolean; children: ReactNode }) {
  return (
    <Grid.Item col={isWide ? 12 : 6} xs={12} direction="column" alignItems="start" gap={1}>
      <Typography variant="sigma" textColor="neutral600" tag="dt">
        {label}
      </Typography>
      <Box tag="dd" maxWidth="100%" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Grid.Item>
  );
}

function FactValue({ value, item: { email, phone } }: { value: string; item: EnquiryDetail }) {
  if (value !== '' && value === email) return <Reach what="email" value={value} href={`mailto:${value}`} />;
  if (value !== '' && value === phone) {
    return <Reach what="phone number" value={value} href={`tel:${value.replace(/[^\d+]/g, '')}`} />;
  }
  return <Typography>{value}</Typography>;
}

function Reach({ what, value, href }: { what: string; value: string; href: string }) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();

  async function take(): Promise<void> {
    const isCopied = await copy(value);
    const message = isCopied
      ? `The ${what} is copied.`
      : `Your browser did not allow it. Select the ${what} and copy it by hand.`;
    toggleNotification({ type: isCopied ? 'info' : 'warning', message });
  }

  return (
    <Flex gap={1}>
      <Link href={href}>{value}</Link>
      <IconButton
        label={`Copy the ${what}`}
        variant="ghost"
        size="S"
        onClick={() => {
          void take();
        }}
      >
        <Duplicate />
      </IconButton>
    </Flex>
  );
}

import type { CampaignLink } from '@lanternway/contracts/publishing/campaign-links';
import { saveFile } from '@lanternway/desk/asking/save-file';
import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Duplicate, Download } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { renderSVG } from 'uqr';
import { familiesOf } from '../paths';

const nameOf = ({ source, medium, content, campaign }: CampaignLink): string =>
  [campaign, source, medium, content].filter((word) => word !== '').join('-');

/** The links that were made for a page, each to be copied or saved as a QR code. */
export function LinkList({ links }: { links: readonly CampaignLink[] }) {
  if (links.length === 0) {
    return (
      <Typography>
        A campaign link shows the desk where a parent came from: a post, a mail, a flyer.
      </Typography>
    );
  }
  return (
    <>
      <Typography textColor="neutral600">{`${String(links.length)} made`}</Typography>
      <Box maxHeight="36rem" overflow="auto">
        <Flex
          tag="ul"
          direction="column"
          alignItems="stretch"
          gap={4}
          aria-label="Campaign links of this page"
        >
          {links.map((link) => (
            <MadeLink key={link.id} link={link} />
          ))}
        </Flex>
      </Box>
    </>
  );
}

function MadeLink({ link }: { link: CampaignLink }) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const name = nameOf(link);

  async function copyAddress(): Promise<void> {
    const isCopied = await copy(link.address);
    toggleNotification(
      isCopied
        ? { type: 'success', message: 'The link is copied.' }
        : { type: 'warning', message: 'Your browser did not allow it. Select the link and copy it by hand.' },
    );
  }

  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2}>
      <Box background="neutral100" padding={2} hasRadius>
        <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
          {link.address}
        </Typography>
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button
          size="S"
          variant="tertiary"
          startIcon={<Duplicate />}
          aria-label={`Copy ${name}`}
          onClick={() => {
            void copyAddress();
          }}
        >
          Copy
        </Button>
        <Button
          size="S"
          variant="tertiary"
          startIcon={<Download />}
          aria-label={`QR as SVG: ${name}`}
          onClick={() => {
            saveFile(new Blob([renderSVG(link.address)], { type: 'image/svg+xml' }), `${name}.svg`);
          }}
        >
          QR as SVG
        </Button>
        {link.campaign !== '' && (
          <LinkButton
            size="S"
            variant="tertiary"
            tag={NavLink}
            to={familiesOf(link.campaign)}
            aria-label={`How it goes: ${name}`}
          >
            How it goes
          </LinkButton>
        )}
      </Flex>
    </Flex>
  );
}

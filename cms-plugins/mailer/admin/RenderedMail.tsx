import type { MailDetail } from '@lanternway/contracts/mail/mails';
import { Box, Tabs, Typography } from '@strapi/design-system';

/** The content of a mail. Its HTML is shown in a frame without any permissions. */
export function RenderedMail({ mail: { letter, state, isSecret } }: { mail: MailDetail }) {
  if (letter === null) {
    const what = state === 'waiting' ? 'is shown only to the parent' : 'has been removed';
    return (
      <Typography textColor="neutral600">
        {isSecret ? `What this mail says ${what}, because it contains a code.` : ''}
      </Typography>
    );
  }
  return (
    <Tabs.Root defaultValue="mail">
      <Tabs.List aria-label="The mail">
        <Tabs.Trigger value="mail">The mail</Tabs.Trigger>
        <Tabs.Trigger value="text">Plain text</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="mail">
        <Box paddingTop={4}>
          <iframe
            title="The mail as it looks"
            sandbox=""
            srcDoc={letter.html}
            style={{ width: '100%', height: '48rem', border: 0 }}
          />
        </Box>
      </Tabs.Content>
      <Tabs.Content value="text">
        <Box paddingTop={4}>
          <Typography tag="pre" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {letter.text}
          </Typography>
        </Box>
      </Tabs.Content>
      {letter.attachments.map(({ filename }) => (
        <Typography key={filename} textColor="neutral600">{`Attached: ${filename}`}</Typography>
      ))}
    </Tabs.Root>
  );
}

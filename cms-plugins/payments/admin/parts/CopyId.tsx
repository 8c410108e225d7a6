import { Flex, IconButton, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';

/** An id of ours or a provider's, to copy into the provider's dashboard. */
export function CopyId({ id, what }: { id: string; what: string }) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();

  async function take(): Promise<void> {
    const isCopied = await copy(id);
    const message = isCopied
      ? `The ${what} is copied.`
      : `Your browser did not allow it. Select the ${what} and copy it by hand.`;
    toggleNotification({ type: isCopied ? 'info' : 'warning', message });
  }

  return (
    <Flex gap={1} tag="span" inline>
      <Typography tag="span" variant="pi" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {id}
      </Typography>
      <IconButton
        label={`Copy the ${what} ${id}`}
        variant="ghost"
        size="XS"
        onClick={() => {
          void take();
        }}
      >
        <Duplicate />
      </IconButton>
    </Flex>
  );
}

import { Button, Dialog, Flex, Typography, type ButtonProps } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';

interface AskDialogProps {
  /** The word of the button that opens it, and what it is called to who does not see where it stands. */
  open: string;
  label?: string;
  variant?: NonNullable<ButtonProps['variant']>;
  title: string;
  text: string;
  /** The word of the button that does it. */
  confirm: string;
  isBusy: boolean;
  /** Answers why it was refused, or null where it was done. */
  onConfirm: () => Promise<string | null>;
  /** What can be chosen with it. */
  children?: ReactNode;
}

/** Asks once more, and stays where it is refused. */
export function AskDialog({
  open,
  label = open,
  variant = 'secondary',
  title,
  text,
  confirm,
  isBusy,
  onConfirm,
  children,
}: AskDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function answer(): Promise<void> {
    const refused = await onConfirm();
    setFault(refused);
    if (refused === null) setIsOpen(false);
  }

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isNow: boolean) => {
        setIsOpen(isNow);
        setFault(null);
      }}
    >
      <Dialog.Trigger>
        <Button variant={variant} aria-label={label} size={label === open ? 'M' : 'S'}>
          {open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            <Typography>{text}</Typography>
            {children}
            {fault !== null && (
              <Typography textColor="danger600" role="alert">
                {fault}
              </Typography>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Go back
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            loading={isBusy}
            onClick={() => {
              void answer();
            }}
          >
            {confirm}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

import { Button, Dialog, Flex, Textarea, Typography, type ButtonProps } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';
import { Labelled } from './Labelled';

interface AskDialogProps {
  /** The word of the button that opens it, and what it is called to who does not see where it stands. */
  open: string;
  label?: string;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  title: string;
  text: string;
  /** The word of the button that does it. */
  confirm: string;
  /** The label of a text that has to be written, where one is. */
  asks?: string;
  isBusy: boolean;
  /** Answers why it was refused, or null where it was done. */
  onConfirm: (written: string) => Promise<string | null>;
  /** What can be chosen with it. */
  children?: ReactNode;
}

/** Asks once more. What was written stays where it is refused. */
export function AskDialog({
  open,
  label = open,
  variant = 'secondary',
  size = 'S',
  title,
  text,
  confirm,
  asks,
  isBusy,
  onConfirm,
  children,
}: AskDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  async function answer(): Promise<void> {
    if (asks !== undefined && written.trim() === '') {
      setFault('Please write something here.');
      return;
    }
    const refused = await onConfirm(written.trim());
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
        <Button variant={variant} aria-label={label} size={size}>
          {open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            <Typography>{text}</Typography>
            {children}
            {asks !== undefined && (
              <Labelled name="answer" label={asks} fault={fault ?? undefined}>
                <Textarea
                  value={written}
                  onChange={(event: { target: { value: string } }) => {
                    setWritten(event.target.value);
                  }}
                />
              </Labelled>
            )}
            {asks === undefined && fault !== null && (
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

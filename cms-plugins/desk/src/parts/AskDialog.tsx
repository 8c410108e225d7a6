import { Button, Dialog, Flex, Textarea, Typography, type ButtonProps } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';
import { Labelled } from '../inputs/Labelled';

interface AskDialogProps {
  /** Text of the button that opens it; `label` names it for screen readers. */
  open: string;
  label?: string;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  title: string;
  text: string;
  /** Text of the button that confirms. */
  confirm: string;
  /** Label of a required text field, if there is one. */
  asks?: string;
  isBusy: boolean;
  /** Answers why it was refused, or null if it was done. */
  onConfirm: (written: string) => Promise<string | null>;
  /** Further controls. */
  children?: ReactNode;
}

/** High enough to be pressed on a phone. */
const forFingers = { minHeight: '44px' };

/** Asks for confirmation. If it is refused, the written text stays. */
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
      setFault(`Please fill in “${asks}”.`);
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
            <Button fullWidth variant="tertiary" style={forFingers}>
              Go back
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            style={forFingers}
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

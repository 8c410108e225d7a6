import { addView, listViews, removeView } from '@lanternway/contracts/enquiries/staff-calls';
import { newView, viewNameLength, type SavedView } from '@lanternway/contracts/enquiries/staff-many';
import { parse } from '@lanternway/contracts/wire/parse';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import {
  Box,
  Button,
  Checkbox,
  Divider,
  Field,
  Flex,
  IconButton,
  Link,
  Modal,
  Popover,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { CaretDown, Trash } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent, type RefObject } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import { toView } from './address';
import { whyNoViews } from './why-no-views';

/** Saved filters: choose one, save the current one, delete your own. */
export function SavedViews() {
  const [isOpen, setIsOpen] = useState(false);
  const views = useViews();
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger>
        <Button variant="tertiary" endIcon={<CaretDown />}>
          Saved views
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Saved views" align="end">
        <Box padding={4} width="min(36rem, 90vw)">
          <Views
            {...views}
            onOpen={() => {
              setIsOpen(false);
            }}
          />
        </Box>
      </Popover.Content>
    </Popover.Root>
  );
}

interface SavedViewsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What has the focus afterwards. */
  returnTo: RefObject<HTMLElement>;
}

/** The same where the button is in a menu. */
export function SavedViewsDialog({ isOpen, onClose, returnTo }: SavedViewsDialogProps) {
  const views = useViews();
  return (
    <Modal.Root
      open={isOpen}
      onOpenChange={(isNow: boolean) => {
        if (!isNow) onClose();
      }}
    >
      <Modal.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnTo.current?.focus();
        }}
      >
        <Modal.Header>
          <Modal.Title>Saved views</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Views {...views} onOpen={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ViewsProps extends ReturnType<typeof useViews> {
  onOpen: () => void;
}

const Views = ({ views, whyNone, keep, remove, onOpen }: ViewsProps) => (
  <Flex direction="column" alignItems="stretch" gap={3}>
    {whyNone !== null && <Typography textColor="neutral600">{whyNone}</Typography>}
    {views.length > 0 && (
      <Box tag="ul" maxHeight="30rem" overflow="auto">
        {views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            onOpen={onOpen}
            onRemove={() => {
              void remove(view);
            }}
          />
        ))}
      </Box>
    )}
    <Divider />
    <KeepForm onKeep={keep} />
  </Flex>
);

interface ViewItemProps {
  view: SavedView;
  onOpen: () => void;
  onRemove: () => void;
}

function ViewItem({ view: { name, query, isShared, isMine, by }, onOpen, onRemove }: ViewItemProps) {
  const whose = isMine ? 'Shared by you' : `Shared by ${by}`;
  return (
    <Flex tag="li" justifyContent="space-between" gap={2}>
      <Box style={{ overflowWrap: 'anywhere' }}>
        <Link tag={NavLink} to={{ search: query }} onClick={onOpen}>
          {name}
        </Link>
        {isShared && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {whose}
          </Typography>
        )}
      </Box>
      {isMine && (
        <IconButton label={`Delete the view ${name}`} variant="ghost" onClick={onRemove}>
          <Trash />
        </IconButton>
      )}
    </Flex>
  );
}

interface KeepFormProps {
  onKeep: (name: string, isShared: boolean) => Promise<string | null>;
}

function KeepForm({ onKeep }: KeepFormProps) {
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refused = await onKeep(name, isShared);
    setFault(refused);
    if (refused === null) setName('');
  }

  return (
    <StackedForm onSubmit={submit}>
      <Field.Root name="view" {...(fault === null ? {} : { error: fault })}>
        <Field.Label>Save this view as</Field.Label>
        <TextInput
          value={name}
          maxLength={viewNameLength}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <Field.Error />
      </Field.Root>
      <Checkbox
        checked={isShared}
        onCheckedChange={(checked) => {
          setIsShared(checked === true);
        }}
      >
        Share it with everyone at the desk
      </Checkbox>
      <Button type="submit" variant="secondary">
        Save view
      </Button>
    </StackedForm>
  );
}

function useViews() {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [query] = useSearchParams();
  const { loaded, reload } = useLoaded(readCall(listViews, {}));

  /** Answers why not, or null. */
  async function keep(name: string, isShared: boolean): Promise<string | null> {
    const view = parse(newView, { name, isShared, query: toView(query) });
    if (view.kind === 'invalid') return view.errors['name'] ?? 'This filter is too long to save.';
    try {
      await call(writeCall(addView, {}, view.value));
    } catch (error) {
      return sentenceOf(error);
    }
    toggleNotification({ type: 'success', message: `The view “${view.value.name}” is saved.` });
    reload();
    return null;
  }

  async function remove({ id, name }: SavedView): Promise<void> {
    try {
      await call(readCall(removeView, { id: String(id) }));
      toggleNotification({ type: 'success', message: `The view “${name}” is deleted.` });
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    reload();
  }

  const views = loaded.kind === 'loaded' ? loaded.value : [];
  return { views, whyNone: whyNoViews(loaded), keep, remove };
}

import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useState, type ReactNode } from 'react';
import { keep as keepTyped } from '@lanternway/desk/drafts/kept';
import { readAgain } from '@lanternway/desk/drafts/read-again';
import { changedFields, differencesOf, fieldsIn, valuesToKeep } from './compare-entries';
import { entryMemory } from './entry-memory';
import { FieldDifferences } from './FieldDifferences';
import { formOf } from './typed-before';
import { useStoredEntry, type StoredEntry } from './use-stored-entry';

/** What the Content Manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  collectionType: string;
  documentId?: string;
  document?: Record<string, unknown> & { updatedAt?: string };
  activeTab?: string;
}

const isOurs = (model: string) => model.startsWith('api::');

function addressOf({ model, collectionType, documentId }: PanelProps): string | null {
  if (!isOurs(model)) return null;
  if (collectionType === 'single-types') return `/content-manager/single-types/${model}`;
  return documentId === undefined ? null : `/content-manager/collection-types/${model}/${documentId}`;
}

/** Next to an entry that somebody else has saved since it was opened: what they changed, and what to do about it. */
export function SavedMeanwhilePanel(props: PanelProps): { title: string; content: ReactNode } | null {
  const { model, collectionType, documentId, document: opened, activeTab } = props;
  const entry = addressOf(props);
  const stored = useStoredEntry(activeTab === 'published' ? null : entry);
  const me = useAuth('SavedMeanwhilePanel', ({ user }) => user?.id);
  const isNewer = stored !== null && opened?.updatedAt !== undefined && stored.updatedAt > opened.updatedAt;
  const [kept, keep] = useKeptValues(opened?.updatedAt);
  if (entry === null || opened === undefined || !isNewer || kept || stored.updatedBy?.id === me) return null;
  const tag = collectionType === 'single-types' ? model : `${model}_${String(documentId)}`;
  const form = formOf(props);
  const follow = (fields: 'none' | 'changed' | 'all') => {
    if (fields === 'none' && form !== null && me !== undefined) keepTyped(sessionStorage, me, form, null);
    keep(fields);
    entryMemory.release(entry);
    readAgain(tag);
  };
  return { title: 'Saved meanwhile', content: <SavedMeanwhile {...{ opened, stored, follow }} /> };
}

type Keeping = 'none' | 'changed' | 'all';

/**
 * Puts what the person wants to keep back into the form once it shows the stored entry. Returns whether that is still
 * to come, and the function that starts it.
 */
function useKeptValues(shownAt: string | undefined): [boolean, (fields: Keeping) => void] {
  const form = useForm('useKeptValues', (state) => state);
  const [waiting, setWaiting] = useState<{ since?: string; values: Record<string, unknown> } | null>(null);
  const [hasCome, setHasCome] = useState(false);

  useEffect(() => {
    // The form takes over the entry in an effect that runs after this one, so it shows it in the next render.
    if (waiting !== null && waiting.since !== shownAt) setHasCome(true);
  }, [waiting, shownAt]);

  useEffect(() => {
    if (!hasCome || waiting === null) return;
    if (Object.keys(waiting.values).length > 0) form.setValues({ ...form.getValues(), ...waiting.values });
    setWaiting(null);
    setHasCome(false);
  }, [hasCome, waiting, form]);

  const begin = (fields: Keeping) => {
    const { initialValues } = form;
    const state = { values: form.getValues(), initialValues };
    const names = { none: [], changed: changedFields(state), all: fieldsIn(state.values) }[fields];
    setWaiting({ ...(shownAt === undefined ? {} : { since: shownAt }), values: valuesToKeep(state, names) });
  };
  return [waiting !== null, begin];
}

interface SavedMeanwhileProps {
  opened: Record<string, unknown>;
  stored: StoredEntry;
  follow: (fields: Keeping) => void;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function nameOf({ updatedBy }: StoredEntry): string {
  const name = [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(' ');
  return name || updatedBy?.username || 'Someone else';
}

function SavedMeanwhile({ opened, stored, follow }: SavedMeanwhileProps) {
  const values = useForm('SavedMeanwhile', (state) => state.values);
  const initialValues = useForm('SavedMeanwhile', (state) => state.initialValues);
  const form = { values, initialValues };
  const hasChanges = changedFields(form).length > 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Box role="status">
        <Typography tag="p">
          {nameOf(stored)} saved this entry at {time.format(new Date(stored.updatedAt))}, after you opened it.
          {hasChanges ? ' What you typed is still in the form.' : ''}
        </Typography>
      </Box>
      <FieldDifferences differences={differencesOf(opened, stored, form)} />
      {hasChanges ? (
        <>
          <Button
            fullWidth
            onClick={() => {
              follow('changed');
            }}
          >
            Add their changes to mine
          </Button>
          <Button
            fullWidth
            variant="secondary"
            onClick={() => {
              follow('all');
            }}
          >
            Keep my form, replace theirs
          </Button>
          <Button
            fullWidth
            variant="danger-light"
            onClick={() => {
              follow('none');
            }}
          >
            Discard my changes
          </Button>
          <Typography variant="pi" textColor="neutral600">
            Nothing is saved until you press Save or Publish.
          </Typography>
        </>
      ) : (
        <Button
          fullWidth
          onClick={() => {
            follow('none');
          }}
        >
          Show what they saved
        </Button>
      )}
    </Flex>
  );
}

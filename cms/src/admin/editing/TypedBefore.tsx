import { Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { keep, type Person } from '@lanternway/desk/drafts/kept';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSessionOver } from '../house/session';
import { labelOf } from './entry-memory';
import { formOf, keepEntry, readEntry, type TypedEntry } from './typed-before';

interface PanelProps {
  model: string;
  collectionType: string;
  documentId?: string;
  document?: { updatedAt?: string };
  activeTab?: string;
}

/** Next to an entry: what was typed here before the session ended or the page was closed, to be brought back. */
export function TypedBeforePanel(props: PanelProps): { title: string; content: ReactNode } | null {
  const { documentId, document: opened, activeTab, collectionType } = props;
  const person = useAuth('TypedBeforePanel', ({ user }) => user?.id);
  const form = activeTab === 'published' ? null : formOf(props);
  const isNew = collectionType !== 'single-types' && documentId === undefined;
  const savedAt = opened?.updatedAt ?? null;
  // While an entry is loaded its form is empty; that says nothing about what was typed.
  const isThere = isNew || opened !== undefined;
  const before = useTyping(isThere && person !== undefined ? person : null, form, savedAt);
  const setValues = useForm('TypedBeforePanel', (state) => state.setValues);
  const getValues = useForm('TypedBeforePanel', (state) => state.getValues);
  if (before.typed === null) return null;
  const { values } = before.typed;
  return {
    title: 'You had unsaved changes',
    content: (
      <Offer
        fields={Object.keys(values)}
        isNewer={before.typed.savedAt !== savedAt}
        bringBack={() => {
          setValues({ ...getValues(), ...values });
        }}
        discard={before.discard}
      />
    ),
  };
}

/** Keeps what is typed in the open form, and returns what was typed before and is not in the form. */
function useTyping(person: Person | null, form: string | null, savedAt: string | null) {
  const { modified, values, initialValues, getValues } = useForm('useTyping', (state) => state);
  const [typed, setTyped] = useState<TypedEntry | null>(null);
  /** The initial values of the form at its last change; null while it has no changes. */
  const began = useRef<object | null>(null);

  useEffect(() => {
    if (person === null || form === null || isSessionOver()) return;
    if (modified) {
      began.current = initialValues;
      keepEntry(sessionStorage, person, form, { values: getValues(), initialValues }, savedAt);
    } else {
      // The person has undone all changes by hand. With other initial values, Strapi only treats the form as saved: keep them.
      if (began.current === initialValues) keep(sessionStorage, person, form, null);
      began.current = null;
    }
    setTyped(modified ? null : readEntry(sessionStorage, person, form));
  }, [person, form, savedAt, modified, values, initialValues, getValues]);

  useEffect(() => {
    if (person === null || form === null) return undefined;
    const page = window.location.pathname;
    return () => {
      // The person has left the page, and has confirmed to Strapi that they leave without saving.
      const hasLeft = window.location.pathname !== page && !isSessionOver();
      if (hasLeft && began.current !== null) keep(sessionStorage, person, form, null);
    };
  }, [person, form]);

  return {
    typed,
    discard: () => {
      if (person !== null && form !== null) keep(sessionStorage, person, form, null);
      setTyped(null);
    },
  };
}

interface OfferProps {
  fields: readonly string[];
  /** The entry was saved after this was typed. */
  isNewer: boolean;
  bringBack: () => void;
  discard: () => void;
}

function Offer({ fields, isNewer, bringBack, discard }: OfferProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography tag="p" role="status">
        {`Not saved: ${fields.map(labelOf).join(', ')}.`}
        {isNewer ? ' The entry was saved since: look at it before you bring them back.' : ''}
      </Typography>
      <Button fullWidth onClick={bringBack}>
        Bring them back
      </Button>
      <Button fullWidth variant="tertiary" onClick={discard}>
        Discard them
      </Button>
    </Flex>
  );
}

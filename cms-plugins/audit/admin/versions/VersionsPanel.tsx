import { auditPermissions } from '@lanternway/contracts/audit/staff';
import { listVersions } from '@lanternway/contracts/audit/staff-calls';
import { versionsPerPage, type VersionPage } from '@lanternway/contracts/audit/versions';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { readAgain } from '@lanternway/desk/drafts/read-again';
import { counted } from '@lanternway/desk/format/counted';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChangesDialog } from './ChangesDialog';
import { VersionDialog, type OpenEntry } from './VersionDialog';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  collectionType: string;
  activeTab?: string;
  documentId?: string;
  document?: { documentId?: string; updatedAt?: string };
}

const paceMs = 60_000;

/** Next to an entry: what changed since it went live, and its published versions. */
export function VersionsPanel(props: PanelProps): { title: string; content: ReactNode } | null {
  const { model, collectionType, activeTab, documentId, document } = props;
  const { allowedActions } = useRBAC([
    { action: auditPermissions.history, subject: null },
    { action: 'plugin::content-manager.explorer.update', subject: model },
  ]);
  const hasUnsaved = useForm('VersionsPanel', ({ modified }) => modified);
  const [page, setPage] = useState(1);
  // A single type's address does not name its one entry.
  const id = document?.documentId ?? documentId;
  const isShown = allowedActions['canHistory'] === true && allowedActions['canUpdate'] === true;
  const isOpen = isShown && !model.startsWith('plugin::') && id !== undefined && id !== 'create';
  const call = isOpen ? readCall(listVersions, { uid: model, documentId: id }, `page=${String(page)}`) : null;
  const { loaded, reload } = useLoaded(call, () => paceMs);

  // Saved or published: the content manager has read the entry again.
  const shown = useRef(document);
  useEffect(() => {
    if (shown.current === document) return;
    shown.current = document;
    reload();
  }, [document, reload]);

  if (!isOpen || loaded.kind !== 'loaded') return null;
  const { isLive, total } = loaded.value;
  if (!isLive && total === 0) return null;
  const savedAt = activeTab === 'published' ? null : (document?.updatedAt ?? null);
  const entry = { uid: model, documentId: id, savedAt, hasUnsaved };
  const onPutBack = () => {
    readAgain(collectionType === 'single-types' ? model : `${model}_${id}`);
    reload();
  };
  const content = <Versions {...{ entry, page, setPage, onPutBack }} versions={loaded.value} />;
  return { title: 'Versions', content };
}

interface VersionsProps {
  entry: OpenEntry;
  versions: VersionPage;
  page: number;
  setPage: (page: number) => void;
  onPutBack: () => void;
}

function Versions({
  entry,
  versions: { isLive, changes, fields, versions, total },
  page,
  setPage,
  onPutBack,
}: VersionsProps) {
  const pages = Math.ceil(total / versionsPerPage);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status">{sentenceOf(isLive, fields)}</Typography>
      {fields > 0 && entry.hasUnsaved && (
        <Typography variant="pi" textColor="neutral600">
          What you typed and have not saved is not counted.
        </Typography>
      )}
      {fields > 0 && <ChangesDialog changes={changes} fields={fields} />}
      {total === 0 ? (
        <Typography variant="pi" textColor="neutral600">
          It was published before versions were kept. What is live now is kept when you publish again.
        </Typography>
      ) : (
        <Flex tag="ol" aria-label="Published versions" direction="column" alignItems="stretch" gap={3}>
          {versions.map((version) => (
            <li key={version.id}>
              <Flex justifyContent="space-between" gap={2} alignItems="center">
                <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  <Typography tag="div">
                    <Time iso={version.at} />
                  </Typography>
                  <Typography tag="div" variant="pi" textColor="neutral600">
                    {version.by === null ? 'by somebody unknown' : `by ${version.by}`}
                  </Typography>
                  {version.isLive && <WordBadge colour="success">Live</WordBadge>}
                </div>
                {version.isKept ? (
                  <VersionDialog {...{ entry, version, onPutBack }} />
                ) : (
                  <Typography variant="pi">Too long to be kept</Typography>
                )}
              </Flex>
            </li>
          ))}
        </Flex>
      )}
      {pages > 1 && <Turn {...{ page, pages, setPage }} />}
    </Flex>
  );
}

function Turn({ page, pages, setPage }: { page: number; pages: number; setPage: (page: number) => void }) {
  const to = (label: string, next: number) => (
    <Button
      variant="tertiary"
      size="S"
      disabled={next < 1 || next > pages}
      onClick={() => {
        setPage(next);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Flex justifyContent="space-between" gap={2}>
      {to('Newer', page - 1)}
      <Typography variant="pi">{`${String(page)} of ${String(pages)}`}</Typography>
      {to('Older', page + 1)}
    </Flex>
  );
}

function sentenceOf(isLive: boolean, fields: number): string {
  if (!isLive) return 'It is not live now.';
  if (fields === 0) return 'Nothing has changed since it went live.';
  return `${counted(fields, 'field', 'fields')} changed since it went live.`;
}

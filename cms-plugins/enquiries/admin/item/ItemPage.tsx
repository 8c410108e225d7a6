import { enquiryUids } from '@lanternway/contracts/audit/desk-deeds';
import { kindLabels, statusLabels } from '@lanternway/contracts/enquiries/staff';
import { type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { timeInSentence } from '@lanternway/desk/format/times';
import { HistoryPanel } from '@lanternway/desk/history/HistoryPanel';
import { Flex, Grid, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, useLocation, useParams } from 'react-router-dom';
import { useStaff } from '../asking/use-staff';
import { deskPage } from '../paths';
import { useRights } from '../rights';
import { Banners } from './Banners';
import { ClassPanel } from './class/ClassPanel';
import { Duplicates } from './related/Duplicates';
import { Facts } from './Facts';
import { NextStepPanel } from './NextStepPanel';
import { Notes } from './Notes';
import { OriginPanel } from './OriginPanel';
import { RelatedPanel } from './related/RelatedPanel';
import { ResumePanel } from './ResumePanel';
import { Timeline } from './Timeline';
import { useItem } from './use-item';
import { WhoAndWhere } from './WhoAndWhere';

/** One enquiry: what was sent, what has happened since, and the next step. */
export function ItemPage() {
  const { kind: named, id } = useParams();
  const kind = enquiryKinds.find((known) => known === named);
  if (kind === undefined || id === undefined) return <Page.Error content="This page does not exist." />;
  return <Item key={`${kind}/${id}`} kind={kind} id={id} />;
}

export interface PartProps {
  item: EnquiryDetail;
  /** null if staff may only read it. */
  change: ReturnType<typeof useItem>['change'] | null;
  isBusy: boolean;
}

function Item({ kind, id }: { kind: EnquiryDetail['kind']; id: string }) {
  const { loaded, reload, change, isBusy } = useItem(kind, id);
  const { mayWork } = useRights();
  if (loaded.kind === 'loading') return <Page.Loading />;
  if (loaded.kind === 'missing') {
    return (
      <Page.Error content="This enquiry is no longer here. It may have been erased." action={<BackLink />} />
    );
  }
  if (loaded.kind === 'failed') {
    return <Page.Error content="This enquiry could not be loaded. Please try again." action={<BackLink />} />;
  }
  const item = loaded.value;
  // A merged enquiry is edited in the one it was merged into.
  const isOpenToWork = mayWork && item.mergedInto === null;
  const part = { item, change: isOpenToWork ? change : null, isBusy };
  return (
    <Page.Main>
      <Page.Title>{`${item.name} · Admissions desk`}</Page.Title>
      <Layouts.Header
        title={item.name}
        subtitle={`${kindLabels[kind]} · ${statusLabels[item.status]} · received ${timeInSentence(item.receivedAt)}`}
        navigationAction={<BackLink />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Banners {...part} mayWork={mayWork} onUndone={reload} />
          <ItemParts part={part} onResumeOpened={reload} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function ItemParts({ part, onResumeOpened }: { part: PartProps; onResumeOpened: () => void }) {
  const { item } = part;
  const staff = useStaff();
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={8} xs={12} direction="column" alignItems="stretch" gap={4}>
        <Facts item={item} />
        {item.kind === 'career' && (
          <ResumePanel id={item.id} resume={item.resume} onOpened={onResumeOpened} />
        )}
        <Notes {...part} />
        <Timeline entries={item.timeline} />
      </Grid.Item>
      <Grid.Item col={4} xs={12} direction="column" alignItems="stretch" gap={4}>
        <WhoAndWhere {...part} staff={staff} />
        <NextStepPanel {...part} />
        {item.kind === 'free-class' && <ClassPanel {...part} />}
        <Duplicates {...part} />
        <RelatedPanel related={item.related} />
        <OriginPanel origin={item.origin} cameBy={item.cameBy} />
        <HistoryPanel uid={enquiryUids[item.kind]} documentId={item.id} shown={item} />
      </Grid.Item>
    </Grid.Root>
  );
}

/** Back to the inbox with the same filter as before. */
function BackLink() {
  const { state } = useLocation();
  const search = typeof state === 'object' && state !== null && 'inbox' in state ? String(state.inbox) : '';
  return (
    <Link tag={NavLink} to={{ pathname: deskPage, search }} startIcon={<ArrowLeft />}>
      Back to the desk
    </Link>
  );
}

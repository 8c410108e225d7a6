import { folders, kindLabels } from '@lanternway/contracts/enquiries/staff';
import { listSources } from '@lanternway/contracts/enquiries/staff-calls';
import { courseLabels, courses, enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ManyChoice, OneChoice } from '@lanternway/desk/inputs/Choice';
import { FamiliesNote } from '@lanternway/desk/inputs/FamiliesNote';
import { ListFilter } from '@lanternway/desk/parts/ListFilter';
import { Button, Flex } from '@strapi/design-system';
import { useState } from 'react';
import type { useStaff } from '../../asking/use-staff';
import { countNarrowing, narrowing, type AddressPart, type InboxAddress } from '../address';
import { MoreFilters, moreFilters } from './MoreFilters';
import { originsPaceMs, withChosen } from './origins';

interface FilterBarProps {
  address: InboxAddress;
  staff: ReturnType<typeof useStaff>;
  suspect: number;
}

/** Search and filters. */
export function FilterBar({ address, staff, suspect }: FilterBarProps) {
  return (
    <ListFilter
      search={address.search}
      searchLabel="Search names, emails, phones, messages and notes"
      searchPlaceholder="Name, email, phone or words"
      searchWidth="26rem"
      narrowing={narrowing}
      count={countNarrowing(address)}
      isInOneRow
    >
      {(choose) => <Filters address={address} staff={staff} suspect={suspect} onChange={choose} />}
    </ListFilter>
  );
}

const sortLabels = {
  'reply-by': 'Reply by',
  received: 'Latest first',
  'next-step': 'Next step',
  name: 'Name',
} as const;

interface FiltersProps extends FilterBarProps {
  onChange: (part: AddressPart, value: string) => void;
}

function Filters({ address, staff, suspect, onChange }: FiltersProps) {
  const isNarrowedMore = moreFilters.some((part) => (address[part]?.length ?? 0) > 0);
  const [isMore, setIsMore] = useState(isNarrowedMore);
  return (
    <>
      <FirstFilters address={address} staff={staff} suspect={suspect} onChange={onChange} />
      <Button
        variant="tertiary"
        aria-expanded={isMore}
        onClick={() => {
          setIsMore(!isMore);
        }}
      >
        {isMore ? 'Fewer filters' : 'More filters'}
      </Button>
      <FamiliesNote what="one enquiry of each" />
      {isMore && <MoreFilters address={address} onChange={onChange} />}
    </>
  );
}

function FirstFilters({ address, staff: { staff, me }, suspect, onChange }: FiltersProps) {
  const { loaded } = useLoaded(readCall(listSources, {}), () => originsPaceMs);
  const sources = loaded.kind === 'loaded' ? loaded.value : [];
  const others = staff.filter(({ id }) => id !== me).map(({ id, name }) => [String(id), name] as const);
  const folderLabels = {
    open: 'Open',
    closed: 'Closed',
    suspect: suspect > 0 ? `Suspected spam (${suspect.toLocaleString()})` : 'Suspected spam',
    all: 'All enquiries',
  } as const;
  const short = (part: AddressPart, value: string | null) => ({
    isShort: true,
    value,
    onChange: (chosen: string) => {
      onChange(part, chosen);
    },
  });
  return (
    <Flex gap={2} wrap="wrap">
      <OneChoice
        label="Show"
        placeholder={folderLabels.open}
        options={folders.filter((name) => name !== 'open').map((name) => [name, folderLabels[name]])}
        {...short('folder', address.folder === 'open' ? null : address.folder)}
      />
      <ManyChoice
        label="Kind"
        placeholder="All kinds"
        isShort
        value={address.kinds}
        options={enquiryKinds.map((kind) => [kind, kindLabels[kind]])}
        onChange={(kinds) => {
          onChange('kinds', kinds.join(','));
        }}
      />
      <OneChoice
        label="Owner"
        placeholder="All owners"
        options={[['me', 'Mine'], ['nobody', 'No owner'], ...others]}
        {...short('owner', address.owner)}
      />
      <OneChoice
        label="Source"
        placeholder="All sources"
        options={withChosen(sources, address.source).map((source) => [source, source])}
        {...short('source', address.source)}
      />
      <OneChoice
        label="Course"
        placeholder="All courses"
        options={courses.map((course) => [course, courseLabels[course]])}
        {...short('course', address.course)}
      />
      <OneChoice
        label="Order"
        placeholder={sortLabels['reply-by']}
        options={Object.entries(sortLabels).filter(([sort]) => sort !== 'reply-by')}
        {...short('sort', address.sort === 'reply-by' ? null : address.sort)}
      />
    </Flex>
  );
}

import type { Area } from '@lanternway/contracts/audit/deed';
import { areas } from '@lanternway/contracts/audit/deed';
import type { LinePage } from '@lanternway/contracts/audit/staff';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { ListFilter } from '@lanternway/desk/parts/ListFilter';
import { Typography } from '@strapi/design-system';
import { periods, usualPeriod, type LogAddress, type Period } from './address';

const areaWords: Record<Area, string> = {
  content: 'Content',
  media: 'Pictures and files',
  publishing: 'Publishing',
  enquiries: 'Enquiries',
  classes: 'Classes',
  money: 'Money',
  mail: 'Mail',
  access: 'Logins and roles',
  settings: 'Settings',
  audit: 'This log',
};

const periodWords: Record<Period, string> = {
  '1': 'Today',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  all: 'All days',
};

interface FiltersProps {
  address: LogAddress;
  people: LinePage['people'];
  roles: LinePage['roles'];
}

const narrowing = ['actor', 'area', 'role', 'days', 'uid', 'documentId'];

/** Who, what, in which role, which entry, and when. */
export function Filters({ address, people, roles }: FiltersProps) {
  const { search, actor, area, role, days, documentId } = address;
  const set = [actor, area, role, documentId, days === usualPeriod ? null : days];
  return (
    <ListFilter
      search={search}
      searchLabel="Search by the title of an entry or the number of an order"
      searchPlaceholder="Entry or order"
      searchWidth="24rem"
      narrowing={narrowing}
      count={set.filter((one) => one !== null).length}
      isInOneRow
    >
      {(choose) => (
        <>
          <OneChoice
            isShort
            label="Who"
            placeholder="Everybody"
            value={actor}
            options={people.map(({ id, name }) => [String(id), name])}
            onChange={(value) => {
              choose('actor', value);
            }}
          />
          <OneChoice
            isShort
            label="What"
            placeholder="Everything"
            value={area}
            options={areas.map((one) => [one, areaWords[one]])}
            onChange={(value) => {
              choose('area', value);
            }}
          />
          <OneChoice
            isShort
            label="Role"
            placeholder="All roles"
            value={role}
            options={roles.map((name) => [name, name])}
            onChange={(value) => {
              choose('role', value);
            }}
          />
          <OneChoice
            isShort
            label="Days"
            placeholder={periodWords[usualPeriod]}
            value={days}
            options={periods.map((one) => [one, periodWords[one]])}
            onChange={(value) => {
              choose('days', value);
            }}
          />
          {documentId !== null && <Typography>Only one entry is shown.</Typography>}
        </>
      )}
    </ListFilter>
  );
}

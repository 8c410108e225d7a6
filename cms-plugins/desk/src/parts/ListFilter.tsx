import { Box, Button, Flex } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchName, withChange, withoutFilter } from '../lists/address';
import { SearchField } from './SearchField';

interface ListFilterProps {
  /** The search text from the address. */
  search: string;
  /** What can be searched for, in full and in short. */
  searchLabel: string;
  searchPlaceholder: string;
  searchWidth: string;
  /** The filters in the address, and how many are set. */
  narrowing: readonly string[];
  count: number;
  /** Puts the filters next to the search where there is room. */
  isInOneRow?: boolean;
  children: (choose: (part: string, value: string) => void) => ReactNode;
}

/** Search and filters of a list whose address holds its state. On a small screen the filters are behind a button. */
export function ListFilter({
  search,
  searchLabel,
  searchPlaceholder,
  searchWidth,
  narrowing,
  count,
  isInOneRow = false,
  children,
}: ListFilterProps) {
  const [query, setQuery] = useSearchParams();
  const isSmall = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const filters =
    (isOpen || !isSmall) &&
    children((part, value) => {
      setQuery(withChange(query, { [part]: value }));
    });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap">
        <Box flex="1 1 20rem" maxWidth={searchWidth}>
          <SearchField
            search={search}
            label={searchLabel}
            placeholder={searchPlaceholder}
            onSearch={(wanted) => {
              // Typing a search adds one step to the history, not ten.
              setQuery(withChange(query, { [searchName]: wanted }), { replace: search !== '' });
            }}
          />
        </Box>
        {isSmall && (
          <Button
            variant="tertiary"
            startIcon={<Filter />}
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {count === 0 ? 'Filters' : `Filters (${String(count)})`}
          </Button>
        )}
        {isInOneRow && filters}
        {(count > 0 || search !== '') && (
          <Button
            variant="ghost"
            onClick={() => {
              setQuery(withoutFilter(query, narrowing));
            }}
          >
            Clear filters
          </Button>
        )}
      </Flex>
      {!isInOneRow && filters}
    </Flex>
  );
}

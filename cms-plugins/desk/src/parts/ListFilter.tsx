import { Box, Button, Flex } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchName, withChange, withoutFilter } from '../lists/address';
import { SearchField } from './SearchField';

interface ListFilterProps {
  /** What is searched for, as the address says. */
  search: string;
  /** What can be searched for, in full and in short. */
  searchLabel: string;
  searchPlaceholder: string;
  searchWidth: string;
  /** The parts of the address that narrow the list, and how many of them do. */
  narrowing: readonly string[];
  count: number;
  children: (choose: (part: string, value: string) => void) => ReactNode;
}

/** Search and filters of a list whose address says what is chosen. On a small screen the filters wait behind a button. */
export function ListFilter({
  search,
  searchLabel,
  searchPlaceholder,
  searchWidth,
  narrowing,
  count,
  children,
}: ListFilterProps) {
  const [query, setQuery] = useSearchParams();
  const isSmall = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap">
        <Box flex="1 1 28rem" maxWidth={searchWidth}>
          <SearchField
            search={search}
            label={searchLabel}
            placeholder={searchPlaceholder}
            onSearch={(wanted) => {
              // Letter by letter is one step back, not ten.
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
        {(count > 0 || search !== '') && (
          <Button
            variant="ghost"
            onClick={() => {
              setQuery(withoutFilter(query, narrowing));
            }}
          >
            Clear the filter
          </Button>
        )}
      </Flex>
      {(isOpen || !isSmall) &&
        children((part, value) => {
          setQuery(withChange(query, { [part]: value }));
        })}
    </Flex>
  );
}

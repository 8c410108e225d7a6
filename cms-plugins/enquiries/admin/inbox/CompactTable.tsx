import { Box } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A table with low rows, each of which opens its enquiry. */
export const CompactTable = styled(Box)`
  td,
  th {
    height: 4.7rem;
    padding: 0.2rem 0.6rem;
    font-size: 1.3rem;
  }
  th {
    height: 4rem;
  }
  tbody tr {
    cursor: pointer;
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: ${({ theme }) => theme.colors.primary100};
  }
  td p,
  td span {
    max-width: 20rem;
  }
  .two-lines {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.3;
    font-size: 1.3rem;
  }
`;

import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { counted } from '@lanternway/desk/format/counted';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Typography, Link } from '@strapi/design-system';
import { NavLink, useLocation } from 'react-router-dom';
import { itemPage } from '../paths';

interface LeadLinkProps {
  row: InboxRow;
  /** The inbox's filter, for the way back; without it, the previous page's way back is used. */
  inbox?: string;
  /** The row itself shows the status and what is late. */
  isStatusShown?: boolean;
}

/** A link with the enquiry's name, and what makes it urgent. */
export function LeadLink({ row, inbox, isStatusShown = false }: LeadLinkProps) {
  const { state } = useLocation();
  // Where the enquiry's page leads back to.
  const from: unknown = inbox === undefined ? state : { inbox };
  const isNew = row.status === 'new' && !row.isSuspect;
  return (
    <Flex gap={2} wrap="wrap">
      <Link tag={NavLink} to={itemPage(row.kind, row.id)} state={from}>
        <Typography
          fontWeight={isNew ? 'bold' : 'regular'}
          textColor="primary600"
          style={{ overflowWrap: 'anywhere' }}
        >
          {row.name}
        </Typography>
      </Link>
      {isNew && !isStatusShown && (
        <WordBadge size="S" colour="primary">
          New
        </WordBadge>
      )}
      {row.alike > 0 && (
        <WordBadge size="S" colour="secondary">
          {counted(row.alike + 1, 'enquiry', 'enquiries')}
        </WordBadge>
      )}
      {row.isOverdue && !isStatusShown && (
        <WordBadge size="S" colour="danger">
          Overdue
        </WordBadge>
      )}
      {row.isSuspect && (
        <WordBadge size="S" colour="warning">
          Suspected spam
        </WordBadge>
      )}
    </Flex>
  );
}

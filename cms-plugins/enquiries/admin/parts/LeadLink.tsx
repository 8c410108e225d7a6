import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Flex, Typography, Badge, Link } from '@strapi/design-system';
import { NavLink, useLocation } from 'react-router-dom';
import { itemPage } from '../paths';

interface LeadLinkProps {
  row: InboxRow;
  /** The filter of the inbox it stands in; without one it leads back to where this page came from. */
  inbox?: string;
  isStatusBeside?: boolean;
}

/** An enquiry by its name, and what makes it urgent. */
export function LeadLink({ row, inbox, isStatusBeside = false }: LeadLinkProps) {
  const { state } = useLocation();
  // What the page of the enquiry leads back to.
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
      {isNew && !isStatusBeside && (
        <Badge size="S" backgroundColor="primary100" textColor="primary700">
          New
        </Badge>
      )}
      {row.isOverdue && (
        <Badge size="S" backgroundColor="danger100" textColor="danger700">
          Overdue
        </Badge>
      )}
      {row.isSuspect && (
        <Badge size="S" backgroundColor="warning100" textColor="warning700">
          Suspected spam
        </Badge>
      )}
    </Flex>
  );
}

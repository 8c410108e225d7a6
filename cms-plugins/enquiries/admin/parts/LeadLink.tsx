import type { InboxRow } from '@lanternway/contracts/desk';
import { Flex, Typography, Badge, Link } from '@strapi/design-system';
import { NavLink, useLocation } from 'react-router-dom';
import { itemPage } from '../paths';

/** What a page of an enquiry is told of the inbox it was opened from, so as to lead back to just that. */
export interface CameFrom {
  inbox: string;
}

/** An enquiry by its name, and what makes it urgent. */
export function LeadLink({ row, inbox }: { row: InboxRow; inbox?: string }) {
  const { state } = useLocation();
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
      {isNew && (
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

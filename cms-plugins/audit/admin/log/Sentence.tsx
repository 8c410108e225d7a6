import { changesOf } from '@lanternway/contracts/audit/sentence';
import type { Line } from '@lanternway/contracts/audit/staff';
import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

/** 'changed Coding Yearly', with the first fields below it. */
export function Sentence({ line }: { line: Line }) {
  const { words, title, href, outcome } = line;
  const changes = changesOf(line);
  return (
    <>
      <Typography tag="div" textColor="neutral800">
        {words}
        {title !== null && ' '}
        {title !== null &&
          (href === null ? (
            title
          ) : (
            <Link tag={NavLink} to={href} style={{ minHeight: '2.4rem' }}>
              {title}
            </Link>
          ))}
      </Typography>
      {changes !== '' && (
        <Typography tag="div" variant="pi" textColor="neutral600">
          {changes}
        </Typography>
      )}
      {outcome !== 'done' && (
        <Typography tag="div" variant="pi" textColor="danger600">
          Started; we do not know whether it was done.
        </Typography>
      )}
    </>
  );
}

import { Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { deskPage } from '../paths';

export function BackToDesk() {
  return (
    <Link tag={NavLink} to={deskPage} startIcon={<ArrowLeft />}>
      Admissions desk
    </Link>
  );
}

import { Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { insightPage } from '../paths';

export function BackToNumbers() {
  return (
    <Link tag={NavLink} to={insightPage} startIcon={<ArrowLeft />}>
      How it goes
    </Link>
  );
}

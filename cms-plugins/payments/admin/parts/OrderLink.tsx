import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { orderPage } from '../paths';

export const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <Link tag={NavLink} to={orderPage(id)}>
    <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
  </Link>
);

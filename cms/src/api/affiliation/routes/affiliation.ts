import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::affiliation.affiliation', { only: ['find', 'findOne'] });

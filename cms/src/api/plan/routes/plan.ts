import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::plan.plan', { only: ['find', 'findOne'] });

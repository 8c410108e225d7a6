import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::policy.policy', { only: ['find', 'findOne'] });

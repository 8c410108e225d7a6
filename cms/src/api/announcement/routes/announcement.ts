import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::announcement.announcement', { only: ['find'] });

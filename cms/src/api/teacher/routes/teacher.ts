import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::teacher.teacher', { only: ['find', 'findOne'] });

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::course.course', { only: ['find', 'findOne'] });

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::policy-version.policy-version', {
  only: ['find', 'findOne'],
});

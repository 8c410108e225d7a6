import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::policy-version.policy-version');

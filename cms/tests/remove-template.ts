import { removeTemplate } from './prepare-template';

export default removeTemplate;

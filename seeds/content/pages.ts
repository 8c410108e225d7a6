import type { PageSeed } from '../types';
import { bandPages } from './pages/bands';
import { certificationPage } from './pages/certification';
import { formPages } from './pages/forms';
import { oneToOnePage } from './pages/one-to-one';
import { stemPage } from './pages/stem';

export const pages: PageSeed[] = [...bandPages, certificationPage, stemPage, oneToOnePage, ...formPages];

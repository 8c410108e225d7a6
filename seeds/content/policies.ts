import type { PolicySeed } from '../types';
import { cancellationPolicy } from './policies/cancellation';
import { privacyPolicy } from './policies/privacy';
import { refundPolicy } from './policies/refund';
import { terms } from './policies/terms';

export const policies: PolicySeed[] = [privacyPolicy, terms, refundPolicy, cancellationPolicy];

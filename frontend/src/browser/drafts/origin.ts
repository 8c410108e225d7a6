import type { FormVariant, Origin } from '@lanternway/contracts/enquiries/site';
import { readVisit } from '../storage/visit';

interface FormFacts {
  variant: FormVariant;
  /** The version of the privacy policy that the form linked; null if none is published. */
  policyVersion: number | null;
  /** Of the page; it counts only if the visit named none. */
  campaign?: string | null;
  /** In ms since 1970. */
  startedAt: number;
}

/** What a form tells the server about itself, in addition to its fields (product rules C6, C7, C8 and C9). */
export function readOriginOf({ variant, policyVersion, campaign, startedAt }: FormFacts): Origin {
  const visit = readVisit();
  const named = campaign ? { campaign: { campaign, ...visit.campaign } } : {};
  return {
    variant,
    page: window.location.pathname,
    ...visit,
    ...named,
    ...(policyVersion === null ? {} : { policyVersion }),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    filledInMs: Math.max(0, Math.round(Date.now() - startedAt)),
  };
}

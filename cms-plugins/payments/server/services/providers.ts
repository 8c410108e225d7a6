import type { Core } from '@strapi/strapi';
import { readConfig } from '../config';
import type { CallLine } from '../providers/call-log';
import { createProviders, type Providers } from '../providers/create-providers';
import { providerCallSeconds } from './counters';

/** The providers whose keys are set. */
export const providers = ({ strapi }: { strapi: Core.Strapi }): Providers =>
  createProviders(readConfig(strapi), (line) => {
    const { provider, call, fault, ms } = line;
    providerCallSeconds.observe({ provider, call, outcome: fault ?? 'done' }, ms / 1000);
    // What a buyer or their bank refused is a matter of course; anything else is worth a look.
    const isFine = line.fault === null || expected.includes(line.fault);
    strapi.log[isFine ? 'info' : 'warn'](sentence(line));
  });

const expected: readonly CallLine['fault'][] = ['declined', 'not_approved', 'already_done', 'gone'];

function sentence({ provider, call, ref, fault, code, httpStatus, tries, ms }: CallLine): string {
  const came = fault === null ? 'done' : `${fault} ${code ?? ''}`.trim();
  const status = httpStatus === null ? 'no answer' : String(httpStatus);
  const again = tries > 1 ? `, ${String(tries)} tries` : '';
  return `payments ${provider} ${call} ${ref ?? '-'}: ${came} (${status}, ${String(Math.round(ms))} ms${again})`;
}

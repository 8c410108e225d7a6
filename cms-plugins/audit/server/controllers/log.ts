import * as calls from '@lanternway/contracts/audit/staff-calls';
import { auditSentences } from '@lanternway/contracts/audit/staff';
import { NotAllowedError, staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../config';
import { readChain, verify } from '../services/chain/verify';
import { exportLines } from '../services/staff/csv';
import { listLines, readHistory, readLine } from '../services/staff/list';
import { mayReadHistory } from './rights';

/** The log of what staff did: read, exported and checked. Nothing changes it. */
export const log = (strapi: Core.Strapi) => [
  staffRoute(calls.listLines, ({ request }) => listLines(strapi, request)),

  staffFileRoute(calls.exportLines, async ({ request }) => {
    const { name, stream } = await exportLines(strapi, request, new Date());
    return { name, content: stream };
  }),

  staffRoute(calls.readLine, async ({ params: { id } }) => {
    const line = /^\d{1,9}$/.test(id) ? await readLine(strapi, Number(id)) : null;
    if (line === null) throw new errors.NotFoundError(auditSentences.missing);
    return line;
  }),

  staffRoute(calls.readHistory, async ({ params: { uid, documentId }, may }) => {
    if (!mayReadHistory(strapi, may, uid)) throw new NotAllowedError(auditSentences.notAllowed);
    return readHistory(strapi, uid, documentId);
  }),

  staffRoute(calls.readChain, () => readChain(strapi)),

  staffRoute(calls.verifyChain, async () => {
    await verify(strapi, new Date());
    return readChain(strapi);
  }),

  staffRoute(calls.readMachine, () => readConfig(strapi).readMachine(strapi)),
];

import {
  career as careerEndpoint,
  careerReceived,
  resumeBytes,
  resumeField,
  resumeSentences,
  type CareerApplication,
} from '@lanternway/contracts/enquiries/site';
import { parse } from '@lanternway/contracts/wire/parse';
import {
  answerCall,
  done,
  refuse,
  refuseFields,
  type Refused,
} from '@lanternway/server-kit/http/public-endpoint';
import { rateLimitsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { intakeOf } from '../services/intake/intake';
import type { Arrival } from '../services/intake/source';
import { judgeResume } from '../services/resumes/inspect/sniff';
import { discardFile, receiveForm, resumesOf, type CheckedFile } from '../services/resumes/resumes';
import type { FormFault, ReceivedFile } from '../services/resumes/upload/form-reader';
import { arrivalOf, type FormResult } from './answer';

/** A form is a little larger than its file. */
const maxFormBytes = resumeBytes + 1024 * 1024;

const blame = (status: 413 | 422 | 503, sentence: string): Refused =>
  refuse(status, sentence, { errors: { [resumeField]: sentence } });

const cannotTakeFiles = () => blame(503, resumeSentences.unavailable);
const tooLarge = () => blame(413, resumeSentences.large);

/**
 * An application: the one form that carries a file. Its sender is counted before any of it is read, so that a flood
 * costs nothing but its counting.
 */
export const career = ({ strapi }: { strapi: Core.Strapi }) => {
  async function receive(ctx: Context): Promise<FormResult> {
    const { ip } = ctx.request;
    const allowance = await rateLimitsOf(strapi).takeAll([
      ['form.address', ip],
      ['resume.address', ip],
    ]);
    if (allowance.kind === 'over') return allowance;
    if (!ctx.is('multipart/form-data')) return refuse(415, 'The request must be a form with a file.');
    if (ctx.get('Content-Length') === '') return ctx.throw(411);
    if (Number(ctx.get('Content-Length')) > maxFormBytes) return tooLarge();
    const form = await receiveForm(strapi, ctx.req, ctx.get('Content-Type'));
    if (form.kind !== 'form') return refuseForm(form.kind);
    try {
      return await look(ctx, form.fields, form.file);
    } finally {
      if (form.file !== null) await discardFile(form.file);
    }
  }

  /** Says all that is wrong at once, with the fields and with the file. */
  async function look(ctx: Context, fields: object, file: ReceivedFile | null): Promise<FormResult> {
    const parsed = parse(careerEndpoint.request, fields);
    const judged = file === null ? null : await judgeResume(file);
    const errors = {
      ...(parsed.kind === 'invalid' ? parsed.errors : {}),
      ...findControls(fields),
      ...(judged === null ? { [resumeField]: resumeSentences.missing } : {}),
      ...(judged?.kind === 'unfit' ? { [resumeField]: resumeSentences[judged.fault] } : {}),
    };
    if (
      parsed.kind === 'invalid' ||
      file === null ||
      judged?.kind !== 'fit' ||
      Object.keys(errors).length > 0
    )
      return refuseFields(errors);
    const request = parsed.value as CareerApplication;
    const allowance = await rateLimitsOf(strapi).takeAll([['form.email', request.email]]);
    if (allowance.kind === 'over') return allowance;
    return store(request, { ...file, type: judged.type }, arrivalOf(ctx, request));
  }

  async function store(request: CareerApplication, file: CheckedFile, arrival: Arrival): Promise<FormResult> {
    const resume = await resumesOf(strapi)
      .keep(file)
      .catch((error: unknown) => {
        strapi.log.error('resumes: one could not be stored', error);
        return null;
      });
    if (resume === null) return cannotTakeFiles();
    // A file that cannot be removed now is found later by the sweep.
    const left = () => undefined;
    try {
      const { kind } = await intakeOf(strapi).career(request, resume, arrival);
      if (kind === 'repeat') await resumesOf(strapi).remove(resume.key).catch(left);
    } catch (error) {
      await resumesOf(strapi).removeUnlessUsed(resume.key).catch(left);
      throw error;
    }
    return done(careerReceived.text, {});
  }

  function refuseForm(fault: FormFault): FormResult {
    switch (fault) {
      case 'large':
        return tooLarge();
      case 'several':
        return blame(422, resumeSentences.several);
      case 'full':
        strapi.log.error('resumes: the disk is full, none can be taken');
        return cannotTakeFiles();
      case 'malformed':
      case 'broken-off':
        return refuse(400, 'The form could not be read.');
    }
  }

  return { apply: (ctx: Context) => answerCall(ctx, () => receive(ctx)) };
};

const control = 'The text contains a character that cannot be stored. Please remove it.';

/** What is sent along with the fields of the form and is read leniently. */
const besideFields = ['origin', 'website'];

/**
 * JSON bodies are checked for characters that no database takes before they get here; this form is not. Bytes that are not
 * valid text have become the replacement character U+FFFD.
 */
function findControls(fields: object): Record<string, string> {
  const odd = Object.entries(fields).filter(
    ([name, value]) =>
      !besideFields.includes(name) &&
      /[\p{Cc}\ufffd]/u.test(Array.isArray(value) ? value.join('') : String(value)),
  );
  return Object.fromEntries(odd.map(([name]) => [name, control]));
}

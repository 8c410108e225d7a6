import {
  newReport,
  type NewReport,
  type Report,
  type Strength,
} from '@lanternway/contracts/classes/teaching';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';

/** A report as typed. */
export interface ReportDraft {
  did: string;
  strengths: Strength[];
  /** Empty: nothing is suggested. */
  offer: string;
  remark: string;
}

export const reportDraftOf = (report: Report | null): ReportDraft => ({
  did: report?.did ?? '',
  strengths: [...(report?.strengths ?? [])],
  offer: report?.offer?.key ?? '',
  remark: report?.remark ?? '',
});

/** What to save, or what is wrong, by field. */
export const readReport = (
  { did, strengths, offer, remark }: ReportDraft,
  seen: { sequence: number; version: number },
): Parsed<NewReport> =>
  parse(newReport, { ...seen, did, strengths, offer: offer === '' ? null : offer, remark });

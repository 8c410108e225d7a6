import type { BuildState, ChangeAction, Differences, StageTime } from '@lanternway/contracts/publishing/staff';
import type { ScheduleAction } from '@lanternway/contracts/publishing/schedules';
import type { BuildStage, ContentFault } from '@lanternway/contracts/publishing/build-protocol';

/** The rows of the plugin's tables, as Strapi's query layer gives them. Times come as ISO text or Date; see `timeOf`. */

type Time = string | Date;

export interface BuildRecord {
  id: number;
  number: number;
  state: BuildState;
  stage: BuildStage;
  stageAt: Time;
  startedAt: Time;
  endedAt: Time | null;
  liveAt: Time | null;
  holder: string | null;
  fingerprint: string | null;
  code: string | null;
  by: string[] | null;
  reason: string | null;
  pages: number | null;
  release: string | null;
  stages: StageTime[] | null;
  faults: ContentFault[] | null;
  message: string | null;
  log: { at: string; text: string }[] | null;
  differences: Differences | null;
  tries: number;
  tryAgainAt: Time | null;
}

export interface ChangeRecord {
  id: number;
  action: ChangeAction;
  uid: string;
  entryId: string;
  title: string;
  /** Whether it was published before. */
  wasShown: boolean;
  byId: number | null;
  byName: string | null;
  at: Time;
  build: number | null;
}

export interface ScheduleRecord {
  id: number;
  documentId: string;
  action: ScheduleAction;
  uid: string;
  entryId: string;
  title: string;
  at: Time;
  prices: { currency: string; amountMinor: number }[] | null;
  state: 'waiting' | 'done' | 'failed' | 'cancelled';
  byId: number | null;
  byName: string | null;
  doneAt: Time | null;
  problem: string | null;
}

export const timeOf = (time: Time): Date => new Date(time);

export const isoOf = (time: Time | null): string | null =>
  time === null ? null : timeOf(time).toISOString();

import type { BuildStage } from '@lanternway/contracts/publishing/build-protocol';
import type { StageTime } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { inProcess } from '../in-process';
import { saveWhileBuilding } from './builds';
import type { BuildRecord } from '../../content-types/records';

const maxLines = 300;

export type BuildLog = ReturnType<typeof createBuildLog>;

/** The log of a build while it runs: its stages and how long they took, and lines for people. */
export function createBuildLog(strapi: Core.Strapi, number: number, first: StageTime) {
  const stages: StageTime[] = [first];
  const lines: { at: string; text: string }[] = [];
  let stage: BuildStage = 'starting';
  let stageAt = Date.now();
  let storing: Promise<unknown> = Promise.resolve();

  const timed = (): StageTime[] => [...stages, { stage, ms: Date.now() - stageAt }];

  /** Stores one state after the other, and nobody waits for it: the log is for people, and is stored whole at the end. */
  function store(): void {
    const data = { stage, stageAt: new Date(stageAt), stages: [...stages], log: [...lines] };
    storing = storing
      .then(() => saveWhileBuilding(strapi, number, data))
      .catch(() => strapi.log.warn(`publisher: build ${String(number)}: its stage could not be stored`))
      .then(() => {
        inProcess(strapi, 'status').tell({ isCurrent: false });
      });
  }

  return {
    number,
    stage(next: BuildStage): void {
      if (next === stage) return;
      stages.splice(0, stages.length, ...timed());
      stage = next;
      stageAt = Date.now();
      store();
    },
    note(text: string): void {
      if (lines.length < maxLines) lines.push({ at: new Date().toISOString(), text });
    },
    /** The log so far, with the last stage at its end: to be stored when the build ends. */
    whole: (): Pick<BuildRecord, 'stages' | 'log'> => ({ stages: timed(), log: [...lines] }),
    /** Waits until everything so far is stored. */
    async stored(): Promise<void> {
      await storing;
    },
  };
}

/** Each stage and how long it took, for the server's own log. */
export const stagesInWords = (stages: readonly StageTime[] | null): string =>
  (stages ?? []).map(({ stage, ms }) => `${stage} ${String(ms)}`).join(', ');

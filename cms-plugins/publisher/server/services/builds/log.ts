import type { BuildStage } from '@lanternway/contracts/publishing/build-protocol';
import type { StageTime } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { inProcess } from '../in-process';
import { saveWhileBuilding } from './builds';
import type { BuildRecord } from '../../content-types/records';

/** What is told of a build while it goes on: its stages and their time, and lines for people. */
export interface Journal {
  number: number;
  stage: (stage: BuildStage) => void;
  note: (text: string) => void;
  /** What is told so far, with the last stage at its end: to be stored with the build's end. */
  whole: () => Pick<BuildRecord, 'stages' | 'log'>;
  /** Waits for what is being stored. */
  stored: () => Promise<void>;
}

const mostLines = 300;

export function createJournal(strapi: Core.Strapi, number: number, first: StageTime): Journal {
  const stages: StageTime[] = [first];
  const log: { at: string; text: string }[] = [];
  let stage: BuildStage = 'starting';
  let stageAt = Date.now();
  let storing: Promise<unknown> = Promise.resolve();

  const timed = (): StageTime[] => [...stages, { stage, ms: Date.now() - stageAt }];

  /** In turn, and nobody waits: what is told here is for people, and is stored whole at the end. */
  function store(): void {
    const data = { stage, stageAt: new Date(stageAt), stages: [...stages], log: [...log] };
    storing = storing
      .then(() => saveWhileBuilding(strapi, number, data))
      .catch(() => strapi.log.warn(`publisher: build ${String(number)}: its stage could not be stored`))
      .then(() => {
        inProcess(strapi, 'status').tell({ isCurrent: false });
      });
  }

  return {
    number,
    stage(next) {
      if (next === stage) return;
      stages.splice(0, stages.length, ...timed());
      stage = next;
      stageAt = Date.now();
      store();
    },
    note(text) {
      if (log.length < mostLines) log.push({ at: new Date().toISOString(), text });
    },
    whole: () => ({ stages: timed(), log: [...log] }),
    async stored() {
      await storing;
    },
  };
}

/** Each stage and how long it took, for the server's own log. */
export const stagesInWords = (stages: readonly StageTime[] | null): string =>
  (stages ?? []).map(({ stage, ms }) => `${stage} ${String(ms)}`).join(', ');

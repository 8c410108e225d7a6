import { duration } from '../machine/steps.mjs';

/** @typedef {{ passed: number, failed: number, notes?: string[] }} Count */

/** The first faults and their first lines say most, and readers may see only part of the output. */
const mostNotes = 12;
const mostLines = 45;

/** @param {string} note */
function shorten(note) {
  const lines = note.split('\n');
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'].join('\n') : note;
}

/**
 * Runs stages, prints each result, and keeps the totals. Later stages run even if one fails; a stage that needs the
 * failed one must report that itself.
 * @param {(line: string) => void} [say]
 */
export function createTally(say = console.log) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const failedStages = [];

  /** @param {string} title @param {Count} count @param {number} from */
  function add(title, count, from) {
    passed += count.passed;
    failed += count.failed;
    const isGood = count.failed === 0 && count.passed > 0;
    if (!isGood) failedStages.push(title);
    const verdict = `${count.passed} passed${count.failed > 0 ? `, ${count.failed} failed` : ''}`;
    say(`${isGood ? '✓' : '✗'} ${title}: ${verdict} (${duration(Date.now() - from)})`);
    const notes = count.notes ?? [];
    for (const note of notes.slice(0, mostNotes)) say(shorten(note).replace(/^/gm, '    '));
    if (notes.length > mostNotes) say(`    … and ${notes.length - mostNotes} more`);
    return isGood;
  }

  return {
    /**
     * @param {string} title
     * @param {() => Promise<Count | void>} run counts its tests; without a count the stage is one test
     * @returns {Promise<boolean>} whether all of it passed
     */
    async stage(title, run) {
      const from = Date.now();
      say(`… ${title}`);
      try {
        const count = (await run()) ?? { passed: 1, failed: 0 };
        const nothing = { passed: 0, failed: 1, notes: ['No test ran.'] };
        return add(title, count.passed + count.failed === 0 ? nothing : count, from);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return add(title, { passed: 0, failed: 1, notes: [message] }, from);
      }
    },
    failedStages: () => failedStages,
    failed: () => failed,
    /** The last line of a run, always in this form. */
    summary: () => `${passed} passed, ${failed} failed`,
  };
}

import { gzipSync } from 'node:zlib';
import { pageBudget } from '@lanternway/contracts/publishing/entry-check';
import { isEntry, readList, readNumber, readText, type Entry } from '../../content-rules/entry';
import { allOf, problem, type Rule } from '../../content-rules/rule';
import { kindOf } from './block-rules';

/*
 * What a page will weigh, before it is drawn. The release refuses a page of more than double its budget, so a page that
 * could come near is refused here.
 */

/** Head, menu, footer and the styles of all blocks, as sent. */
const frame = 20 * 1024;

/** The bytes of a picture's addresses in all its sizes, as sent. Compression hardly makes them smaller. */
const picture = 1_200;

/** The bytes of an answer of the greatest length: it may grow to that after the page was published. */
const answer = 1_800;

/** The fields with entries that a block shows with a picture. */
const pictured = ['teachers', 'testimonials', 'affiliations', 'courses'];

function weightOfBlock(block: Entry): number {
  const { questions, ...rest } = block;
  const shown = pictured.reduce((sum, field) => sum + readList(block, field).length, 0);
  const pictures = shown + (isEntry(block['picture']) ? 1 : 0);
  const answers = Array.isArray(questions) ? questions.length : 0;
  return gzipSync(JSON.stringify(rest)).length + pictures * picture + answers * answer;
}

const textIsLight: Rule = ({ entry, isPublishing }) => {
  if (!isPublishing) return [];
  const weight = readList(entry, 'blocks').reduce((sum, block) => sum + weightOfBlock(block), frame);
  if (weight <= 2 * pageBudget.html) return [];
  const [is, most] = [weight, 2 * pageBudget.html].map((bytes) => String(Math.ceil(bytes / 1024)));
  return [
    problem('blocks', `The page would send ${is} KB of text, and may send ${most}. Make two pages of it.`),
  ];
};

/** Checks only drawings: they are sent as they are, while photographs are made smaller for phones. */
const openingIsLight: Rule = ({ entry, isPublishing }) =>
  readList(entry, 'blocks').flatMap((block, index) => {
    const image = isEntry(block['picture']) ? block['picture']['image'] : null;
    if (!isPublishing || kindOf(block) !== 'block.hero' || !isEntry(image)) return [];
    const kilobytes = readNumber(image, 'size') ?? 0;
    const most = (2 * pageBudget.pictures) / 1024;
    if (readText(image, 'ext') !== '.svg' || kilobytes <= most) return [];
    const sentence = `This drawing weighs ${String(Math.ceil(kilobytes))} KB, and the first picture may weigh ${String(most)}. Choose a simpler one.`;
    return [problem(['blocks', index, 'picture', 'image'], sentence)];
  });

export const weightRules: Rule = allOf(textIsLight, openingIsLight);

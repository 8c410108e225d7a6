import { newOwnAway, type NewOwnAway } from '@lanternway/contracts/classes/own-away';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';
import { readDraft, type Draft } from '../exceptions/draft';

/** A time in which a teacher cannot teach, as typed. The server adds the teacher and the clock. */
export function readOwnDraft(draft: Draft): Parsed<NewOwnAway> {
  const read = readDraft({ ...draft, what: 'off' }, null);
  return read.kind === 'valid' ? parse(newOwnAway, read.value) : read;
}

import { isEntry, isFilled, readList, readText, type Entry } from '../../content-rules/entry';
import { problem, type Rule } from '../../content-rules/rule';

const needs: Readonly<Record<string, string>> = {
  file: 'Choose the video: an MP4 or WebM file of at most 20 MB.',
  poster: 'Choose the picture that is there until the video plays.',
  captions: 'Add captions, for those who do not hear it: a WebVTT file (.vtt) with what is said.',
};

/** Whether a chosen file has another ending. False if the ending is not known: a form sends only a part of the file's data. */
const isOtherFile = (file: unknown, ending: string): boolean =>
  isEntry(file) && isFilled(file['ext']) && readText(file, 'ext').toLowerCase() !== ending;

function faultsOf(video: Entry): [field: string, sentence: string][] {
  const missing = Object.entries(needs).filter(([field]) => !isFilled(video[field]));
  return isOtherFile(video['captions'], '.vtt')
    ? [...missing, ['captions', 'Captions are a WebVTT file: its name ends in .vtt.']]
    : missing;
}

/** A video plays from the site itself, with captions. */
export const videoRules: Rule = ({ entry, isPublishing }) =>
  isPublishing
    ? readList(entry, 'blocks').flatMap((block, index) =>
        readText(block, '__component') === 'block.video'
          ? faultsOf(block).map(([field, sentence]) => problem(['blocks', index, field], sentence))
          : [],
      )
    : [];

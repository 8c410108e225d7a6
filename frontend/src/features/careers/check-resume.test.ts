import { resumeBytes } from '@lanternway/contracts/enquiries/site';
import { faultOfResume, isReadable } from './check-resume';

const file = (name: string, size = 1000) => ({ name, size });

describe('what a browser can check in a resume', () => {
  it.each(['cv.pdf', 'cv.doc', 'cv.docx', 'My CV (2).PDF'])('is nothing wrong with %s', (name) => {
    expect(faultOfResume([file(name)])).toBeNull();
    expect(faultOfResume([file(name, resumeBytes)])).toBeNull();
  });

  it.each([
    ['that there is none', [], 'Resume is required.'],
    ['that a program is none', [file('cv.exe')], 'The resume must be a pdf, doc or docx file.'],
    ['that the ending counts, not the name', [file('pdf')], 'The resume must be a pdf, doc or docx file.'],
    ['that it is empty', [file('cv.pdf', 0)], 'This file is empty. Please choose another.'],
    ['that it is too large', [file('cv.pdf', resumeBytes + 1)], 'The resume must be at most 5 MB.'],
    ['that there are two', [file('cv.pdf'), file('letter.pdf')], 'Please send one resume only.'],
  ])('is %s', (_, files, sentence) => {
    expect(faultOfResume(files)).toBe(sentence);
  });
});

it('notices a file that was changed or moved since it was chosen', async () => {
  const gone = {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  };
  const there = { slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }) };
  expect(await isReadable(gone as unknown as Blob)).toBe(false);
  expect(await isReadable(there as unknown as Blob)).toBe(true);
});

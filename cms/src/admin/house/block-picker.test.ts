import schema from '../../api/landing-page/content-types/landing-page/schema.json';
import { blockPickerStyle, blockSentences } from './block-picker';

it('says what each block is for that staff can choose, and of no other', () => {
  expect(Object.keys(blockSentences).sort()).toEqual([...schema.attributes.blocks.components].sort());
});

it('names each block by the end of its drawing, so that no other gets its sentence', () => {
  expect(blockPickerStyle).toContain("img[src$='#block.text'])::after { content: 'Paragraphs");
  expect(Object.values(blockSentences).filter((sentence) => /['\\]/.test(sentence))).toEqual([]);
});

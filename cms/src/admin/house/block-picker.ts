/** What each block is for, in one sentence. Strapi shows its drawing and its name alone. */
export const blockSentences: Readonly<Record<string, string>> = {
  'block.hero': 'A picture next to title and lead, and a button. At the top, once on a page.',
  'block.text': 'Paragraphs, lists and quotes.',
  'block.picture-text': 'A picture and words side by side.',
  'block.benefits': 'One to six good reasons, each with a small drawing.',
  'block.steps': 'What happens one after the other, with numbers.',
  'block.facts': 'One to four figures in a row.',
  'block.plans': 'One to three plans with their present prices.',
  'block.courses': 'Cards of courses that are on the site.',
  'block.teachers': 'Cards of teachers that are on the site.',
  'block.testimonials': 'Quotes of parents and children.',
  'block.faq': 'Questions of the FAQ with their answers.',
  'block.logos': 'Marks of affiliations.',
  'block.video': 'A video of your own, with captions.',
  'block.table': 'Two or three columns, such as days and what is built.',
  'block.form': 'A form for a free class or a message. Its leads come to the desk. Once on a page.',
  'block.closing': 'A last sentence and a button.',
};

/** The end of a drawing's address names its block. */
const tileOf = (uid: string) => `button:has(img[src$='#${uid}'])`;
const anyTile = "button:has(img[src*='#block.'])";

/** The style of the list in which staff choose a block: the whole drawing, the name, and what the block is for. */
export const blockPickerStyle = [
  `div:has(> button img[src*='#block.']) { grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)) !important; grid-gap: 0.8rem !important; }`,
  `${anyTile} { height: auto !important; flex-direction: column; justify-content: flex-start; gap: 0.4rem; padding: 0.8rem; }`,
  `${anyTile} img { height: auto !important; aspect-ratio: 15 / 8; border: 1px solid #dcdce4; }`,
  `${anyTile}::after { font-size: 1.2rem; line-height: 1.4; text-align: center; }`,
  ...Object.entries(blockSentences).map(
    ([uid, sentence]) => `${tileOf(uid)}::after { content: '${sentence}'; }`,
  ),
].join('\n');

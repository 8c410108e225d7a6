/** For tests: a block of each kind as its nodes say it, by the name of its component. */
export const rawSamples: Readonly<Record<string, Record<string, unknown>>> = {
  'block.hero': { eyebrow: 'In December', picture: 'picture', button: { label: 'Book', href: '#form' } },
  'block.text': { title: null, body: 'text', ground: 'candle' },
  'block.picture-text': {
    title: 'By hand',
    body: 'text',
    picture: 'picture',
    side: 'left',
    link: { label: 'Read on', href: '/faq' },
    ground: null,
  },
  'block.benefits': {
    title: 'Why',
    lead: 'Because.',
    items: [
      { title: 'It moves', icon: 'medal', text: 'On day four.' },
      { title: 'It stays', icon: 'clock', text: 'For good.' },
    ],
    ground: 'graph',
  },
  'block.steps': { title: 'How', items: [{ title: 'Begin', text: 'With card.' }] },
  'block.facts': { title: null, items: [{ value: '10 mornings', label: 'in all' }] },
  'block.plans': { title: 'Prices', lead: null, plans: ['plan'], ground: 'candle' },
  'block.courses': { title: 'Courses', courses: ['course'] },
  'block.teachers': { title: 'Who teaches', teachers: ['teacher'] },
  'block.testimonials': { title: 'Voices', testimonials: ['testimonial'] },
  'block.faq': { title: 'Questions', questions: ['question'] },
  'block.table': {
    title: 'The days',
    firstHead: 'Day',
    secondHead: 'What',
    thirdHead: 'With',
    rows: [{ first: 'Monday', second: 'A hand of card', third: null }],
  },
  'block.form': { title: 'Book', points: [{ text: 'No payment' }], course: 'coding', button: 'Go' },
  'block.closing': { title: 'Begin', link: { label: 'Book', href: '/book-free-class' } },
};

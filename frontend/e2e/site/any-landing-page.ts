/** Draws from a seed: the same seed gives the same page (mulberry32). */
class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let next = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    next ^= next + Math.imul(next ^ (next >>> 7), next | 61);
    return ((next ^ (next >>> 14)) >>> 0) / 2 ** 32;
  }

  upTo = (most: number): number => 1 + Math.floor(this.next() * most);

  one<Thing>(things: readonly Thing[]): Thing {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from.');
    return thing;
  }

  /** One to so many, each once. */
  some<Thing>(things: readonly Thing[], most: number): Thing[] {
    const count = this.upTo(Math.min(most, things.length));
    return [...things].sort(() => this.next() - 0.5).slice(0, count);
  }

  maybe = <Thing>(make: () => Thing): Thing | null => (this.next() < 0.5 ? make() : null);

  many = <Thing>(most: number, make: () => Thing): Thing[] => Array.from({ length: this.upTo(most) }, make);

  /** Words of all lengths, from one letter to as many as the field takes; now and then a very long one. */
  text(most: number): string {
    const length = this.upTo(most);
    let text = '';
    while (text.length < length) text += `${this.next() < 0.03 ? longWord : this.one(words)} `;
    const cut = text.slice(0, length).trim();
    return cut === '' ? 'A' : cut.charAt(0).toUpperCase() + cut.slice(1);
  }
}

const words =
  'a in we to robot lantern morning teacher child paper machine mathematics Grüße, 12:30 – “building” it'.split(
    ' ',
  );
const longWord = 'Ferienprogrammierwochenendabschlussveranstaltung';

/** What there is to choose from: ids of published entries and of pictures. */
export interface LandingParts {
  pictures: number[];
  plans: string[];
  courses: string[];
  teachers: string[];
  testimonials: string[];
  questions: string[];
  affiliations: string[];
}

type Block = Record<string, unknown>;

const grounds = ['paper', 'graph', 'candle', null];
const icons = ['globe', 'clock', 'badge', 'wallet', 'certificate', 'teacher', 'people', 'medal'];
const hrefs = ['/book-free-class', '/faq', '/courses/coding', '/contact', 'https://example.org/'];

const related = (ids: readonly string[]) => ({
  connect: ids.map((documentId) => ({ documentId, id: documentId })),
  disconnect: [],
});

/** How each kind of block may be filled. */
function kindsOf(dice: Dice, parts: LandingParts): Record<string, () => Block> {
  const { text, maybe, many } = {
    text: (most: number) => dice.text(most),
    maybe: dice.maybe,
    many: dice.many,
  };
  const picture = () => ({ image: dice.one(parts.pictures), alt: text(160) });
  const label = () => (dice.next() < 0.2 ? 'Read more' : text(40));
  const link = () => ({ label: label(), href: dice.one(hrefs) });
  const titled = () => ({ title: text(60), lead: maybe(() => text(200)), ground: dice.one(grounds) });
  const body = () =>
    many(4, () =>
      dice.next() < 0.3
        ? { type: 'heading', level: dice.upTo(6), children: [{ type: 'text', text: text(50) }] }
        : { type: 'paragraph', children: [{ type: 'text', text: text(300), bold: dice.next() < 0.2 }] },
    );
  return {
    hero: () => ({ eyebrow: maybe(() => text(40)), picture: picture(), button: maybe(link) }),
    text: () => ({ title: maybe(() => text(60)), body: body(), ground: dice.one(grounds) }),
    'picture-text': () => ({
      title: text(60),
      body: body(),
      picture: picture(),
      side: dice.one(['left', 'right']),
      link: maybe(link),
      ground: dice.one(grounds),
    }),
    benefits: () => ({
      ...titled(),
      items: many(6, () => ({ title: text(60), icon: dice.one(icons), text: text(160) })),
    }),
    steps: () => ({ ...titled(), items: many(8, () => ({ title: text(60), text: text(240) })) }),
    facts: () => ({
      title: maybe(() => text(60)),
      items: many(4, () => ({ value: text(24), label: text(80) })),
    }),
    plans: () => ({ ...titled(), plans: related(dice.some(parts.plans, 3)) }),
    courses: () => ({ ...titled(), courses: related(dice.some(parts.courses, 6)) }),
    teachers: () => ({ ...titled(), teachers: related(dice.some(parts.teachers, 6)) }),
    testimonials: () => ({
      title: text(60),
      ground: dice.one(grounds),
      testimonials: related(dice.some(parts.testimonials, 6)),
    }),
    faq: () => ({
      title: text(60),
      ground: dice.one(grounds),
      questions: related(dice.some(parts.questions, 10)),
    }),
    logos: () => ({
      title: text(60),
      ground: dice.one(grounds),
      affiliations: related(dice.some(parts.affiliations, 12)),
    }),
    table: () => ({
      ...titled(),
      firstHead: text(30),
      secondHead: text(30),
      thirdHead: text(30),
      rows: many(12, () => ({ first: text(60), second: text(80), third: maybe(() => text(80)) })),
    }),
    form: () => ({
      ...titled(),
      points: many(4, () => ({ text: text(160) })),
      sends: dice.one(['free-class', 'message', null]),
      course: dice.one(['coding', 'math', null]),
      needsPhone: dice.next() < 0.5,
      button: maybe(() => text(30)),
      thanksTitle: maybe(() => text(60)),
      thanksText: maybe(() => text(200)),
    }),
    closing: () => ({ title: text(60), text: maybe(() => text(200)), link: link() }),
  };
}

const onceOnly = new Set(['hero', 'form']);

/** A page of one to sixteen blocks in any order, each filled in any way that staff could, with one that leads on. */
export function anyLandingPage(seed: number, slug: string, parts: LandingParts): Record<string, unknown> {
  const dice = new Dice(seed);
  const kinds = kindsOf(dice, parts);
  const names = Object.keys(kinds);
  const chosen = dice
    .many(15, () => dice.one(names))
    .filter((name, index, all) => !onceOnly.has(name) || all.indexOf(name) === index);
  const order = [...chosen, 'closing'].sort(() => dice.next() - 0.5);
  return {
    // No two pages of a site may have the same title or description.
    title: `${dice.text(74)} ${String(seed)}`,
    slug,
    lead: `${String(seed)} ${dice.text(234)}`,
    header: dice.one(['full', 'quiet']),
    campaign: dice.maybe(() => slug),
    blocks: order.map((name) => ({ __component: `block.${name}`, ...kinds[name]?.() })),
  };
}

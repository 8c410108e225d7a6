import { h2, ol, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const fractions: PostSeed = {
  title: 'Why we draw fractions before we write them',
  slug: 'why-we-draw-fractions-before-we-write-them',
  excerpt:
    'A half is easy to say and hard to see. Paper, scissors and one good question fix that faster than a worksheet.',
  cover: {
    image: 'cover-why-we-draw-fractions-before-we-write-them',
    alt: 'Paper strips folded into halves, thirds and quarters lie one above the other; a girl slides the last third into its place',
    focalX: 50,
    focalY: 55,
  },
  author: 'ananya-r',
  category: 'maths',
  firstPublishedOn: '2026-11-12',
  seo: {
    description:
      'How to teach a child what a fraction is with three strips of paper, and the mistakes that folding prevents.',
  },
  body: [
    p(
      'Ask a seven-year-old which is bigger, a third or a quarter, and many will say a quarter. Four is more than three, so it must be. The number is doing what numbers have always done for them: getting bigger when it gets bigger.',
    ),
    p(
      'So we put the numbers away. We fold a strip of paper into three and another into four, and ask a different question: which piece would you rather have, if it were chocolate?',
    ),
    h2('Three folds that settle it'),
    ul([
      'Fold one strip in half. Now there are two of something, and each is smaller than the whole.',
      'Fold the next into three. Lay it under the first. Nobody needs to be told.',
      'Fold the last into four, and let the child write the label. They will put the 4 underneath without being asked.',
    ]),
    quote('The bottom number stops being a size. It becomes a count of how many had to share.'),
    p(
      'Only then do we write one over three. The symbol arrives as a short way to say something the child already knows, which is the only good reason to learn a symbol at all.',
    ),
    h2('What the strips prevent'),
    p(
      'A child who meets fractions as two numbers with a line between them will treat them as two numbers. Ask for one half plus one third and you get two fifths: one and one is two, two and three is five. It looks tidy, and no rule that the child knows forbids it.',
    ),
    p(
      'With strips on the table the mistake does not survive. Two fifths is less than a half. How could you add something to a half and end up with less than you started with? Children enjoy this question. They lay the half and the third end to end, see that the two together almost fill the strip, and know that the answer is near one before they know what it is.',
    ),
    p(
      'To find out exactly, fold a strip into six. The half covers three of the sixths, the third covers two, and together they cover five. Five sixths. The child has found a common denominator and does not know that it has a name. That can come next week.',
    ),
    h2('Try it at the kitchen table'),
    p(
      'You need a sheet of A4 or letter paper cut lengthwise into strips of the same size, a pencil, and about fifteen minutes. Folding into three is the hard one: roll the strip loosely into an S and press it flat when the edges meet.',
    ),
    ol([
      'Make a **whole**, a strip in **halves**, one in **thirds**, one in **quarters** and one in **sixths**. Label the pieces along the folds.',
      'Ask for **pairs that match**. How many quarters make the same length as one half? What else makes a half? (Three sixths does. The thirds cannot, and finding out why is worth a minute.)',
      'Play **which is longer**, with the strips face down. Say two fractions, let the child decide, then turn the strips over. Begin with one third and one quarter, go on to two thirds and three quarters.',
      'Ask for a fraction that lies **between** one half and one third. If the child says there is none, fold a strip into twelve: five twelfths fits between the four twelfths of the third and the six twelfths of the half.',
    ]),
    p(
      'Do not correct a wrong guess. Turn the strips over and wait. The paper says it more kindly than we can.',
    ),
    h2('Questions that work better than explanations'),
    ul([
      'Would you rather have two thirds of this or three quarters? How could you be sure?',
      'Can you show me one half in a way I have not seen yet?',
      'If I cut every piece in two, how many do I have, and how big is each?',
      'Is half of a small pizza the same as half of a large one?',
    ]),
    p(
      'The last one matters. A fraction is always a fraction **of something**, and many later tangles, percentages above all, come from losing sight of what the something was.',
    ),
    h2('From strips to a number line'),
    p(
      'After a week or two, put the strips away and draw a long line. Mark 0 at the left, and 1 where the whole strip would end. Now ask where one third lives. Children who have folded lay an imaginary strip along the line and point, usually within a finger’s width of the right place.',
    ),
    p(
      'Then ask where four thirds lives. Somebody always says that there is no such thing. Fetch two strips of thirds, lay one after the other from 0, and count the pieces: one, two, three, four. The fourth ends beyond the 1. A fraction turns out to be a number like any other, with a place on the line, and nothing stops it from walking past one.',
    ),
    h2('When the rules arrive'),
    p(
      'We do teach the rules. By the end of [Grade 5](/courses/math) a child should add two fifths and one quarter on paper, quickly and without strips: eight twentieths and five twentieths, thirteen twentieths. Speed is useful. But a rule learned last is a shortcut through country you know, and a rule learned first is a shortcut through a place you have never seen. Take one wrong turning and you are lost, with no idea that you are.',
    ),
    p(
      'So if your child brings home a page of fractions with a cross beside every answer, leave the page for now. Cut some strips. Ask which piece they would rather have, if it were chocolate.',
    ),
  ],
};

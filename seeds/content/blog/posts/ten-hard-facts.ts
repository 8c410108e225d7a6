import { h2, ol, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const tenHardFacts: PostSeed = {
  title: 'The times table has only ten hard facts',
  slug: 'the-times-table-has-only-ten-hard-facts',
  excerpt:
    'A hundred boxes look like a hundred things to learn. Fold the table, cross out what your child knows already, and ten are left.',
  cover: {
    image: 'cover-the-times-table-has-only-ten-hard-facts',
    alt: 'A square table of a hundred boxes is folded along its diagonal; only ten boxes are lit, and a girl on a ladder lights the last',
    focalX: 50,
    focalY: 55,
  },
  author: 'ananya-r',
  category: 'maths',
  firstPublishedOn: '2026-05-21',
  seo: {
    description:
      'How a hundred times-table facts shrink to ten, with a plan of a few minutes a day to learn those ten for good.',
  },
  body: [
    p(
      'Pin a ten-by-ten multiplication table on the wall and most children see a hundred things to learn. They sigh, and so would I. A hundred facts, learned one by one, is a telephone directory.',
    ),
    p(
      'But the table is not a directory. It is full of repetition and pattern, and a child who finds the patterns has only ten facts left that need plain memory. You can show this in one sitting with a printed table and a coloured pencil. Let the child do the crossing out.',
    ),
    h2('Fold it, and lose forty-five'),
    p(
      'Three rows of seven chairs, seen from the side, are seven rows of three. So 3 × 7 and 7 × 3 are one fact and not two. Fold the table along the line from 1 × 1 to 10 × 10 and every box below the line lands on its twin above it.',
    ),
    p(
      'Of the hundred boxes, ten lie on the fold and ninety lie off it. The ninety are forty-five pairs. Cross out one of each pair and **55** are left.',
    ),
    h2('Cross out the ones, twos, fives and tens'),
    p(
      'Early in Grade 3 most children have these. Ones change nothing. Twos are doubling. Tens shift every digit one place to the left. Fives can be read off the clock on the wall.',
    ),
    p(
      'Everything with a 1, 2, 5 or 10 in it goes. What remains uses only 3, 4, 6, 7, 8 and 9. That is **21** facts: six with both numbers alike, and fifteen with two different ones. From a hundred to twenty-one, and nobody has memorised anything yet.',
    ),
    h2('The nines look after themselves'),
    p(
      'Nine of something is ten of it with one taken away: 9 × 7 is 70 less 7, which is 63. Children like the check that comes with it: in each product up to 9 × 10 the digits add up to nine. 6 and 3, 2 and 7, 8 and 1.',
    ),
    p('There is also the trick with the fingers, which is true and not magic:'),
    ol([
      'Hold up ten fingers and count from the left.',
      'For 9 × 4, fold down the fourth finger.',
      'Three fingers stand to its left and six to its right: 36.',
    ]),
    p(
      'Ask why it works. Folding down the fourth finger leaves three before it, one fewer than four, and those are the tens. The fingers after it bring the total to nine. Cross out the nines, and **15** facts are left.',
    ),
    h2('Fours are doubles of doubles'),
    p(
      'Four sevens: double seven is 14, double that is 28. It takes two steps, and it never fails. Cross out everything with a 4, and **10** are left:',
    ),
    ul([
      '3 × 3 = 9, 3 × 6 = 18, 3 × 7 = 21, 3 × 8 = 24',
      '6 × 6 = 36, 6 × 7 = 42, 6 × 8 = 48',
      '7 × 7 = 49, 7 × 8 = 56',
      '8 × 8 = 64',
    ]),
    quote(
      'Not a hundred facts. Ten, written on one card, with a child who knows where the other ninety went.',
    ),
    h2('How to learn ten things'),
    p(
      'Ten facts at one a day is two school weeks. We do it with a card for each, the question on one side and the answer on the other, and three rules.',
    ),
    ul([
      '**A few minutes, most days.** Five minutes on five days is worth more than half an hour on Sunday, because each day begins with a little forgetting, and fetching a fact back is what fixes it.',
      '**Say the whole sentence.** “Six sevens are forty-two”, not “forty-two”. The ear remembers sentences.',
      '**Two piles.** A card answered at once goes to the right. A card that had to be worked out goes to the left and comes round again before you stop. There is no third pile for wrong.',
    ]),
    p(
      'And one thing we do not do: race. A stopwatch helps the child who knows the facts already and teaches the other one to guess. Quickness comes by itself once a fact is really there.',
    ),
    h2('A bridge for each one'),
    p(
      'Until a fact has settled, give it a way home. A child who can rebuild an answer is never stranded, and rebuilding it a few times is a fair way to remember it.',
    ),
    ul([
      '**6 × 7**: five sevens are 35, and one more seven is 42.',
      '**6 × 8**: five eights are 40, and one more eight is 48.',
      '**7 × 8**: five, six, seven, eight, for 56 = 7 × 8. It is the one rhyme I teach, because it is the one fact nearly everybody finds hardest.',
      '**7 × 7**: one less than fifty. **8 × 8**: double 32, which is double 16, which is double 8.',
      '**3 × anything**: double it, and add one more of it.',
    ]),
    h2('Try it on the stairs'),
    p(
      'Games beat drill, as long as they are short. Write products on sticky notes, 36 and 42 and 56, and put one on each stair. Call out a question; the child runs to the answer. Or turn it round: stand on 24 and name every pair that makes it, within the table. There are two, 3 × 8 and 4 × 6, if you count twins once. Then try 36. Again there are two, 4 × 9 and 6 × 6. Is there any product in the table with three? Let them hunt; they may be gone for a while, because there is none.',
    ),
    h2('Why bother, with a calculator in every pocket?'),
    p(
      'Because the table is not for multiplying. It is for seeing. A child who knows that 56 is 7 × 8 sees at a glance that 56 sweets can be shared among seven, that forty-two fifty-sixths is three quarters, and that a rectangle of area 56 may be 7 by 8. In [Grade 6](/courses/math) ratio and percent are built on such glances. If each of them needs a calculator, the thought is gone before the answer comes.',
    ),
    p(
      'So take the table off the wall this evening. Fold it, cross out ninety boxes with your child, and stick the ten that are left on the fridge.',
    ),
  ],
};

import { h2, ol, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const afterTheTest: PostSeed = {
  title: 'A test is a map: reading it together',
  slug: 'a-test-is-a-map',
  excerpt:
    'The mark at the top says least. Ten calm minutes with the wrong answers will tell you what your child needs next.',
  cover: {
    image: 'cover-a-test-is-a-map',
    alt: 'A mother and her son read a marked test that is folded out like a map; a dotted path joins three wrong answers to a small lantern',
    focalX: 50,
    focalY: 55,
  },
  author: 'daniel-o',
  category: 'learning-at-home',
  firstPublishedOn: '2025-09-18',
  seo: {
    description:
      'How to go through a marked test with your child in ten minutes: sort the mistakes into slips, misreadings and gaps, then mend one.',
  },
  body: [
    p(
      'A test comes home. There is a number at the top, and both of you look at it first. That is natural and it is a pity, because the number is the least useful thing on the page. It says how much went well, and nothing about what to do tomorrow.',
    ),
    p(
      'The wrong answers say that. I have sat in on some hundreds of parent-teacher meetings, and the best ones all have the test lying open on the table, with somebody asking of one wrong answer: how did that come about? You can do the same at home. It takes ten minutes.',
    ),
    h2('Not on the day'),
    p(
      'Leave it until the day after. On the day the mark is all anyone can see. Say one true thing about the paper, such as “you wrote out all your working”, and put it away. Tomorrow it will be a piece of paper again.',
    ),
    h2('Sort the mistakes into three piles'),
    p('Take only the questions that went wrong, and decide together what each one is.'),
    ul([
      '**A slip.** Your child sees it at once and can put it right without help. A 3 copied as an 8, a minus sign overlooked.',
      '**A misreading.** The working is sound, but it answers another question. They found the perimeter and the area was wanted.',
      '**A gap.** They look at it and still do not know, or are sure of something that is not so.',
    ]),
    p(
      'Let the child do the sorting. They are usually honest, and often stricter than you would be. When every mistake has its pile, count. A paper with six slips and no gaps is a different paper from one with six gaps, even if the marks at the top are the same.',
    ),
    h2('A wrong answer has a reason'),
    p(
      'Gaps are the interesting pile. A wrong answer is seldom random. Most often the child has followed a rule with great care, and the rule is not quite right. Here are three that I see every term.',
    ),
    ul([
      '**402 − 178 = 376.** In each column the smaller digit was taken from the larger: 4 and 1 give 3, 0 and 7 give 7, 2 and 8 give 6. The rule was “always take the small one from the big one”. The answer is 224.',
      '**0.35 is larger than 0.4.** Because 35 is larger than 4. The digits after the point are being read as a whole number. Written as 0.35 and 0.40, or as money, it comes clear.',
      '**A loop that stops one too early.** Told to print the numbers from 1 to 10, the program has **range(1, 10)** and prints 1 to 9. In Python the second number is where it stops, and that one is not included.',
    ]),
    p(
      'If you can find the rule, you have found the lesson. Ask, “Show me how you got this one, I would like to see your way”, and mean it. Do not say that it is wrong. Both of you know.',
    ),
    quote('A wrong answer is rarely a hole. It is usually a bridge, built with care to the wrong place.'),
    h2('Let the answer argue for itself'),
    p(
      'Once the rule is in the open, do not replace it with yours. Give the child a way to see that it cannot hold. For the subtraction: 178 is nearly 200, and 402 is about 400, so what is left should be somewhere near 200. Can 376 be right? Or add it up the other way: 376 and 178 make 554, and we began with 402.',
    ),
    p(
      'A child who has caught an answer being impossible has learned something better than subtraction. They have a way to check that needs no teacher.',
    ),
    h2('Mend one thing'),
    p(
      'It is tempting to go through the whole pile. Choose one gap instead, the one that comes earliest in the subject. Place value before decimals, decimals before percentages. Often two or three later ones close by themselves.',
    ),
    ol([
      'Do one example together, with something to draw or to move about.',
      'Let the child do a second, talking aloud, while you keep quiet.',
      'Let them make up a third for you, and mark it.',
      'Two days later, ask for one more at breakfast. If it is still there, cross the gap off.',
    ]),
    h2('What to do about slips'),
    p(
      'Not more practice. A child who slips knows how. What helps is a small habit at the end: before handing the paper in, read each answer once against its question, and ask whether it could be true. Can a person be 150 years old? Can the part be larger than the whole? One minute of that is worth more than ten minutes of going faster.',
    ),
    p(
      'And for misreadings: underline what is asked for, with the unit, before writing anything. Half a second, and it saves more marks than any other habit I know.',
    ),
    h2('What to tell the teacher'),
    p(
      'Bring the three counts and one example of a gap. “Four slips, one misreading, two gaps, and I think both are about zeros in the middle of a number” is a gift to any teacher. It is just what our own module tests are for: each covers one module only, so that whatever turns out shaky can be taught again, another way, before we go on. You will meet the results in the parent-teacher meetings that belong to [every plan](/#plans).',
    ),
    h2('And the mark?'),
    p(
      'Look at it last. By then it has shrunk to its proper size: a rough summary of something that you now know in detail. If your child asks what you think of it, you can say something true. “I think you lost four to hurrying and two to zeros. The hurrying we can fix by Friday. Shall we start with the zeros?”',
    ),
  ],
};

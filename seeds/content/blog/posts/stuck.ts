import { h2, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const stuck: PostSeed = {
  title: 'What to say when your child is stuck',
  slug: 'what-to-say-when-your-child-is-stuck',
  excerpt:
    'Five sentences that help more than the answer does, and two kind ones that are better left unsaid.',
  cover: {
    image: 'cover-what-to-say-when-your-child-is-stuck',
    alt: 'At the kitchen table a boy rests his head on his hand; a tangled thread above him runs out to a small lit lantern, while his father listens with a cup of tea',
    focalX: 50,
    focalY: 55,
  },
  author: 'daniel-o',
  category: 'learning-at-home',
  firstPublishedOn: '2026-07-30',
  seo: {
    description:
      'How to help a child who is stuck on homework without taking the pencil: five useful sentences, and when to stop.',
  },
  body: [
    p(
      'It is a quarter to seven. Dinner is nearly ready. Your child has been looking at question four for ten minutes and says, in a voice you know, “I can’t do it.” You can see the answer from where you stand. It would take you eight seconds to give it.',
    ),
    p(
      'Most of us give it. I have, often. It ends the bad mood and we get to eat. But the child has learned one thing from question four: when it is hard, someone comes. What follows is a handful of sentences that cost a minute more and leave the pencil where it belongs.',
    ),
    h2('First, find out which kind of stuck it is'),
    p('There are three, and they need different help.'),
    ul([
      '**I do not understand the question.** The words are the trouble, not the sum. You notice because the child has written nothing at all.',
      '**I do not know how to begin.** The question is clear and looks like a wall. You notice because the child starts, crosses out and starts again.',
      '**I know how, and it comes out wrong.** There is work on the page and a mistake in it. You notice because the child is cross rather than sad.',
    ]),
    p('A good first sentence works for all three.'),
    h2('Tell me the question as if I could not see it'),
    p(
      'This is the sentence I would keep if I could keep only one. A child who has to tell it in their own words has to take it apart. In about a third of the homework I have watched, nothing further was needed: halfway through the telling comes a pause, then “oh”, and the pencil moves.',
    ),
    p(
      'Take this one: “Meera has twice as many stamps as Kabir. Together they have 36. How many has Meera?” A child who is stuck has often halved 36 and does not see what is wrong. Asked to tell it without looking, they say: “There are two people, and one has double, and it’s 36 with both.” With both. Three shares, then, not two. Kabir has 12 and Meera 24.',
    ),
    h2('What do you know already?'),
    p(
      'For a child who cannot begin. Ask for anything true about the question, however small. That a triangle has three sides counts. Write nothing down yourself. After three or four true things there is usually one that leads on, and if there is none, you have learned which piece is missing and can tell the teacher exactly that.',
    ),
    h2('Could you make it smaller?'),
    p(
      'If 17 × 6 is too much, what is 10 × 6? And 7 × 6? Then 60 and 42 make 102. If the program has forty lines and does not work, what are the first five supposed to do, and do they? Making a problem smaller is not a trick for children. It is how most grown-up problems are solved.',
    ),
    h2('Read it to me, one line at a time'),
    p(
      'For work that comes out wrong. Reading silently, we see what we meant. Reading aloud, we meet what we wrote. This works so well for programs that professionals keep a toy duck on the desk to explain their code to. It works for long division too.',
    ),
    p(
      'Your part is to be the duck. Look interested, and say nothing when you spot the slip. If the child reads straight past it, ask what the line before was for. Do not point.',
    ),
    quote('You can see the answer from where you stand. That is the reason to stand a little further away.'),
    h2('What would you try, if a wrong try were free?'),
    p(
      'Some children are stuck because they are careful. They will not write until they are sure, and they are never sure. Give them rough paper, and mean it: the paper goes in the bin and nobody marks it. Then a wrong try is free, and usually not as wrong as they feared.',
    ),
    h2('Two kind sentences to leave out'),
    ul([
      '**“It’s easy.”** You mean it as comfort. What arrives is: this is easy and I cannot do it. “This one is tricky” is kinder, and mostly true.',
      '**“I was never any good at maths either.”** You mean that they are not alone. What arrives is that it runs in the family. If it was hard for you, say what you did about it, or say what you would like to understand now, and do question four together as two beginners.',
    ]),
    h2('Set a clock, and stop'),
    p(
      'Struggling is good for a learner in the way that running is good for the legs, and for about as long. Five minutes of being stuck for a child of seven, ten at eleven, fifteen or twenty in the teens: after that little more is learned that evening. Draw a ring round the question, write one line beside it that says what was tried, and go and eat.',
    ),
    p(
      'That line is worth more to a teacher than a right answer in your handwriting. “I halved it but then it does not add up to 36” tells us where to begin. A page of correct answers that the child cannot explain tells us nothing, and sends us on to the next topic too early.',
    ),
    h2('The evening after'),
    p(
      'When the thing has been cleared up, at school or in one of our classes, ask your child to teach question four to you. Be slow. Ask why. Two minutes of teaching will fix it better than another page of practice, and it ends a bad evening’s story with the right person in the lead.',
    ),
    p(
      'If the same kind of question keeps ending in a ring, bring the pages to a [free class](/book-free-class). The topic that hurts is often fine, and the trouble sits a grade or two below it, where it is much easier to mend.',
    ),
  ],
};

import { code, h2, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const fromBlocksToPython: PostSeed = {
  title: 'From blocks to Python: when, and how',
  slug: 'from-blocks-to-python',
  excerpt:
    'Typed code is not harder thinking than blocks. It is the same thinking with spelling. Here is how to tell when a child is ready.',
  cover: {
    image: 'cover-from-blocks-to-python',
    alt: 'Code blocks climb a slope and turn into a long paper snake with lines of code on its back; a boy greets it',
    focalX: 50,
    focalY: 55,
  },
  author: 'helen-m',
  category: 'coding',
  firstPublishedOn: '2026-03-12',
  seo: {
    title: 'From blocks to Python: when and how',
    description:
      'Four signs that a child is ready for typed code, a small dictionary from blocks to Python, and a first program in three parts.',
  },
  body: [
    p(
      'A parent asked me last month whether blocks are “real” programming. I opened her daughter’s game, which had a score, a timer and a dragon that got faster, and asked what was missing. She thought for a while and said: “The typing.”',
    ),
    p(
      'That is about right. Blocks and typed code ask for the same thinking. Put steps in order, repeat some of them, choose between others, remember a number for later. What typed code adds is spelling, and what it takes away is the comfort of pieces that only fit where they make sense.',
    ),
    h2('Four signs that a child is ready'),
    p(
      'Age is a poor guide. I have taught a keen nine-year-old who was and a clever twelve-year-old who was not. I look for these instead.',
    ),
    ul([
      '**They can say what a program will do before they run it.** Point at five blocks and ask. If the answer comes in sentences, the thinking is there.',
      '**They have met the edge of blocks.** The program has grown so long that they scroll to find things, or they want something for which there is no block.',
      '**They can find a letter on the keyboard without a search party.** Ten fingers are not needed. Four will do.',
      '**They are able to be annoyed and go on.** The first week of typing brings more small errors than a year of blocks.',
    ]),
    p(
      'If two of the four are missing, stay with blocks and make the projects harder. Nothing is lost. A child who moves late with strong habits overtakes one who moved early and copies.',
    ),
    h2('A small dictionary'),
    p(
      'On the first day we take a finished block program and translate it, as one would a letter. The child finds out that they know most of the language already.',
    ),
    ul([
      'say hello: `print("Hello")`',
      'set score to 0: `score = 0`',
      'change score by 1: `score = score + 1`',
      'ask a question and wait: `input("What is your name? ")`',
      'repeat 10: `for n in range(10):`',
      'if … then: `if score > 9:`',
      'forever: `while True:`',
    ]),
    p(
      'Two entries need a word. `score = score + 1` looks like nonsense to anyone who has learned that `=` means “is the same as”. Read it aloud as an order: take the score, add one, and put that back in the box called score. And `range(10)` counts ten times, but from 0 to 9. Ask for `print(n)` inside the loop and let the child discover it.',
    ),
    h2('A first program'),
    p(
      'Python is free to install, and there are pages on which it runs in the browser. Type this program, one part at a time, and run it after each.',
    ),
    code('python', [
      '# door.py',
      'name = input("Who is there? ")',
      '',
      'for knock in range(3):',
      '    print("Knock")',
      '',
      'if name == "Meera":',
      '    print("Come in, Meera")',
    ]),
    p(
      'Three parts, and they hold the three ideas on which everything else is built: something remembered, something repeated, something decided. What is repeated or decided stands on a line of its own, moved in by four spaces. The spaces do in Python what the arms of a block did, and hold a group of steps together.',
    ),
    p(
      'Now break it on purpose. Answer the question with “meera” in small letters, and the door stays shut. To the computer, M and m are simply different. Take one `=` out of the `==` and run it again. Leave out a bracket. Each time, before doing anything, read out what the computer says.',
    ),
    h2('Make friends with the red text'),
    p(
      'Blocks never complain. Python complains all the time, in red, in English, and children take it for a scolding. So we read error messages the way one reads a note from a neighbour: who is it from, where, and what would they like?',
    ),
    p('Leave out the colon after `range(3)` and Python answers:'),
    code('plaintext', [
      '  File "door.py", line 3',
      '    for knock in range(3)',
      '                         ^',
      "SyntaxError: expected ':'",
    ]),
    ul([
      '**The line number** says where Python gave up. The mistake is on that line or a little above it.',
      '**The last line** says what kind of trouble it is. `NameError` means that it met a word it does not know, nearly always a spelling. `SyntaxError` means that it could not read the sentence: a missing bracket, quotation mark or colon.',
      '**The rest** can wait a year.',
    ]),
    p(
      'I ask each learner to collect ten different errors in a notebook in the first fortnight, with what caused them. It turns the red text into a prize. By the end some of them are making mistakes on purpose, which means that they have understood the rules well enough to break one at a time.',
    ),
    quote(
      'Typed code is the same thinking with spelling. So teach the spelling gently, and keep the thinking hard.',
    ),
    h2('The trap of copying'),
    p(
      'Typing in a long program from a page and seeing it run feels wonderful, and teaches fingers. If your child likes it, let them, and add one rule: **change three things before you save it.** Another colour, another word, a bigger number. Then one thing that might break it. Somebody who has changed a program has read it. Somebody who has copied one may not have.',
    ),
    h2('One puzzle to end with'),
    p(
      'Ask your child to write two lines that ask for two numbers, and a third that prints them added together. With 10 and 5 the computer will answer 105. Why? Because `input` always gives back text, even when the text looks like a number, and joining the text 10 to the text 5 makes the text 105.',
    ),
    p(
      'The cure is to say that a number is meant: `age = int(input("How old are you? "))`. But do not tell them at once. Wait for the moment when they stare at 105 and begin to suspect the truth. It is among the best moments in the first term, and it belongs to them.',
    ),
    p(
      'In our [Elevate](/course/elevate) plan, ages 8 to 11, children cross over from blocks in their own time; [Mastery](/course/mastery) begins with Python from the first week. If you are not certain where yours stands, a [free class](/book-free-class) will show it.',
    ),
  ],
};

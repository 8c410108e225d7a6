import type { TrackSeed } from '../../types';

const shared = { kind: 'coding_plan', subject: 'coding', soldAs: 'coding-monthly' } as const;

export const tracks: TrackSeed[] = [
  {
    ...shared,
    title: 'Kickstart',
    slug: 'kickstart',
    order: 0,
    summary: 'Snap-together blocks, stories and small games. Reading is helpful, not required.',
    description:
      'For children who may still be learning to read. They snap blocks together on screen, watch what happens, and change one thing at a time. By the end a child can plan a short story or game, build it, find the part that goes wrong, and show it to the family. Classes are one-to-one with the same teacher, who reads aloud where reading is still slow.',
    icon: 'plan-kickstart',
    minAge: 5,
    maxAge: 7,
    usually: 'about a year',
    abilities:
      'plan a short story or game, and build it from blocks\nput steps in an order that works\nfind the part that goes wrong, and mend it\nshow a finished project to the family',
    steps: [
      { title: 'Meet the blocks', text: 'Snap, run, see it move.' },
      { title: 'Sequences', text: 'Put steps in the right order.' },
      { title: 'Loops', text: 'Do it again without writing it again.' },
      { title: 'Events', text: 'When this happens, do that.' },
      { title: 'Choices', text: 'If it rains, take the umbrella.' },
      { title: 'Counting things', text: 'Scores, lives and timers.' },
      { title: 'Make a story', text: 'Characters, scenes, sound.' },
      { title: 'Fix the bug', text: 'Find it, name it, mend it.' },
      { title: 'Show and tell', text: 'Present a finished project.' },
    ],
    seo: {
      title: 'Kickstart: first coding classes for ages 5 to 7',
      description:
        'Live coding classes for children of 5 to 7: blocks, stories and small games in nine learning steps, with one teacher. No reading needed to begin.',
    },
  },
  {
    ...shared,
    title: 'Elevate',
    slug: 'elevate',
    order: 1,
    summary: 'From blocks to real code. Children build games they can share.',
    description:
      'For children who can follow a recipe and want to write their own. They begin with larger projects in blocks, see the typed code behind each block, and then write it themselves. Games carry the work: a level that is too easy is a reason to learn about speed, a score that is wrong is a reason to learn about variables. Each project is finished, tested by another child and shared.',
    icon: 'plan-elevate',
    minAge: 8,
    maxAge: 11,
    usually: 'about a year',
    abilities:
      'read the typed code behind a block, and write it\ngive a value a name, and say what it counts\nmake a game with levels that are fair\nwatch somebody else play, and mend what stops them',
    steps: [
      { title: 'Bigger blocks', text: 'Build a game with two scenes and a score.' },
      { title: 'Behind the block', text: 'Read the typed code that each block stands for.' },
      { title: 'Variables', text: 'Give a value a name, and change it on purpose.' },
      { title: 'Functions', text: 'Write it once, call it wherever it is needed.' },
      { title: 'Grids and coordinates', text: 'Place and move things exactly where you mean.' },
      { title: 'Rules of a game', text: 'Collisions, levels, winning and losing fairly.' },
      { title: 'Test with a friend', text: 'Watch somebody else play, and write down where they stop.' },
      { title: 'Share it', text: 'A title, instructions, and a version anyone can open.' },
    ],
    seo: {
      title: 'Elevate: coding classes for ages 8 to 11',
      description:
        'Live coding classes for children of 8 to 11: from blocks to typed code in eight learning steps, building games that other children can play.',
    },
  },
  {
    ...shared,
    title: 'Mastery',
    slug: 'mastery',
    order: 2,
    summary: 'Python, web pages and data, with projects that solve something.',
    description:
      'For learners who are ready for the tools that people use at work. They write Python with tests, build web pages that other people fill in and read, and use data to answer a question they asked themselves. The last part is a project for a real person, from the first interview to the version that is kept.',
    icon: 'plan-mastery',
    minAge: 12,
    maxAge: 15,
    usually: 'about a year',
    abilities:
      'write a program of 200 lines that somebody else can read\nread an error message and say where it points\nbuild a page with a form, and save what people typed\nanswer a question with data, and show how sure they are',
    steps: [
      { title: 'Python, properly', text: 'Variables, lists, functions, tests.' },
      { title: 'Reading errors', text: 'What the message says, where it points, what to try first.' },
      { title: 'Pages people use', text: 'HTML, CSS and a form that works.' },
      { title: 'Pages that answer', text: 'JavaScript that checks, computes and explains.' },
      { title: 'Data with a question', text: 'Collect it, clean it, chart it.' },
      { title: 'Keeping versions', text: 'Save each step, compare, go back without fear.' },
      { title: 'A project for someone', text: 'Interview a user, build, show, improve.' },
    ],
    seo: {
      title: 'Mastery: Python, web and data for ages 12 to 15',
      description:
        'Live coding classes for learners of 12 to 15: Python, web pages and data in seven learning steps, ending in a project for a real person.',
    },
  },
  {
    ...shared,
    title: 'Professional',
    slug: 'professional',
    order: 3,
    summary: 'Software, robotics and AI at the depth a first portfolio needs.',
    description:
      'For learners of sixteen and over who want work they can show a university or a first employer. They design programs that hold together as they grow, learn enough of robotics and machine learning to use either with judgement, and have their code reviewed by people who did not write it. The result is a portfolio of three projects, each with a page that says what it does and why it was built that way.',
    icon: 'plan-professional',
    minAge: 16,
    maxAge: 22,
    usually: 'about two years',
    abilities:
      'take a project of their own from an idea to something others use\nread the code of somebody else, and change it safely\ntrain a small model, and say where it goes wrong\nshow a portfolio, and explain every choice in it',
    steps: [
      { title: 'Programs that last', text: 'Structure, names and tests that survive a second author.' },
      { title: 'Data structures', text: 'Lists, maps, trees and graphs, chosen for a reason.' },
      { title: 'How long will it take', text: 'Measure, estimate, and make the slow part fast.' },
      { title: 'A service on the web', text: 'A database, an interface, and who may see what.' },
      { title: 'Sensors and motors', text: 'A machine that measures, decides and moves.' },
      { title: 'Machine learning', text: 'Train a small model, then find out where it is wrong.' },
      { title: 'Working with others', text: 'Reviews, issues, and changes that are easy to read.' },
      { title: 'A finished portfolio', text: 'Three projects, each explained on one page.' },
      { title: 'Talking about it', text: 'Present the work, take questions, say what you would change.' },
    ],
    seo: {
      title: 'Professional: software, robotics and AI, 16 to 22',
      description:
        'Live classes for learners of 16 to 22: software, robotics and machine learning in nine learning steps, towards a first portfolio of three projects.',
    },
  },
];

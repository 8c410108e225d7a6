import { h2, ol, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const satelliteSpotting: PostSeed = {
  title: 'Measure a satellite with your fist and a watch',
  slug: 'measure-a-satellite-with-your-fist',
  excerpt:
    'The space station crosses your sky on many evenings. With an outstretched arm and a little arithmetic, a child can find its speed.',
  cover: {
    image: 'cover-measure-a-satellite-with-your-fist',
    alt: 'On a hill at night a girl measures the path of a lantern satellite with her outstretched fist; her grandmother looks at a watch',
    focalX: 50,
    focalY: 55,
  },
  author: 'farah-k',
  category: 'robotics',
  firstPublishedOn: '2026-01-22',
  seo: {
    title: 'Measure a satellite with your fist',
    description:
      'How to find the International Space Station in your own sky and work out its speed with a fist, a watch and one sum.',
  },
  body: [
    p(
      'On a clear evening, an hour or so after sunset, a light brighter than any star comes up in the west. It does not blink. It climbs without a sound, crosses the sky in a few minutes, and often goes out in the middle of nothing, as if someone had turned a switch. There are people inside it.',
    ),
    p(
      'The International Space Station passes over most places where people live, and you need no telescope to see it. You do not need one to measure it, either. A fist, a watch and one sum will do.',
    ),
    h2('When to look'),
    p(
      'Two things must be true at once. You have to be in the dark, and the station, some 400 kilometres up, has to be in sunlight still. That happens in the two hours or so after sunset and before sunrise. Search for the station’s sighting times for your town; space agencies publish them free of charge. Choose a pass whose highest point is 70 degrees or more: it clears the roofs, and the measurement below needs it.',
    ),
    ul([
      'It shines steadily. If it blinks or shows colours, it is an aeroplane.',
      'It comes from somewhere in the west and leaves towards the east, for a reason you can work out together: it circles the Earth the way the Earth turns, and much faster.',
      'If it fades halfway, look at your watch. It has just flown into the shadow of the Earth, and on board the sun has set.',
    ]),
    h2('Your built-in protractor'),
    p(
      'Stretch out your arm and make a fist. Seen past your arm, the width of the fist covers about **10 degrees** of sky. It works for a small child too, whose fist is smaller but whose arm is shorter. Test it before you go out: from the horizon to straight overhead is 90 degrees, so nine fists on top of one another should get you there, more or less.',
    ),
    p('Practise on things that hold still. How many fists up is the chimney? The moon?'),
    h2('The measurement'),
    ol([
      'One person watches, one keeps time. Wait until the station is as high as it will get.',
      'The watcher holds out a fist just in front of it and calls “now” when it touches one side.',
      'When it comes out on the other side, call “now” again. The timekeeper writes down the seconds.',
      'Change places if there is time. A whole pass lasts at most six minutes or so, and the high part much less.',
    ]),
    p(
      'If the station passes nearly overhead, you should get something close to ten seconds. Ten degrees in ten seconds is **one degree each second**. (On a lower pass the station is further off and takes longer; for the sum below, wait for a high one.)',
    ),
    h2('The sum'),
    p(
      'How far does a thing travel when it moves by one degree and is 400 kilometres away? Imagine a circle around you with a radius of 400 kilometres. All the way round is 2 × π × 400, about 2,513 kilometres, and one degree is one part in 360 of that: **about 7 kilometres**.',
    ),
    p(
      'Seven kilometres, in one second. The value in the books is a little over 7.6, measured against the centre of the Earth. With a fist, in the dark, your child has come within a tenth of it.',
    ),
    quote('Nobody handed them the number. They held out an arm, and the sky gave it to them.'),
    p('Let them play with it. At that speed,'),
    ul([
      'how long would it take to get to school?',
      'how long from Delhi to London, about 6,700 kilometres? (Roughly a quarter of an hour.)',
      'how long once around the Earth? The path is some 42,600 kilometres long, which at 7.66 kilometres a second takes 5,560 seconds, nearly 93 minutes. That makes more than fifteen sunrises a day for those on board.',
    ]),
    h2('The ones that stand still'),
    p(
      'Not every satellite hurries. The higher one flies, the longer it takes to go round, and at about 35,800 kilometres it takes exactly as long as the Earth takes to turn once. Place it above the equator and it hangs over one spot for years. This is where television satellites are, and why a dish never has to move.',
    ),
    p(
      'Go for a walk and look at dishes. Carry a compass, or use the one in a telephone. In India, the UK and the US they all face roughly **south**, because that is where the equator is. Somebody in Sydney would find the opposite. And the further you live from the equator, the lower the satellite stands: when it is due south, about 57 degrees up in Delhi, 43 in New York and 31 in London. (Do not trust the tilt of the dish for this. Most are built to look higher than they seem to.)',
    ),
    h2('Build it to scale'),
    p(
      'Take a ball or a globe 30 centimetres across for the Earth, which is really about 12,740 kilometres. Ask how far away the station should be. Nearly everyone holds a finger at arm’s length. The answer is **1 centimetre**. Then place a television satellite: **84 centimetres**, further than most tables are deep. “Space” begins to mean several very different places.',
    ),
    h2('From watching to building'),
    p(
      'A satellite is a robot with an unusual address. It senses where the sun and the stars are, decides which way it is facing, and turns itself with small wheels inside, with nobody near to help. It must run its program correctly the first time, because no one can walk over and press the button.',
    ),
    p(
      'That is what draws older learners to it. Our satellite program is for young coders with experience behind them and a teacher’s recommendation. But every one of them began by looking up. So find a clear evening this week, put on a coat, and take a watch.',
    ),
  ],
};

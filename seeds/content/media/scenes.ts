import type { MediumSeed, Raster } from '../../engine/medium';

/** Scenes are in the places of future photographs, so they have a photograph's format: five to four. */
const photograph: Raster = { width: 2000, height: 1640, background: '#0a323c' };

export const scenes = {
  'scene-coding-lantern-path': {
    drawing: 'scene-coding-lantern-path.svg',
    alternativeText: 'A girl carries a paper lantern up steps made of code blocks towards a waving friend',
    caption:
      'Paper-cut scene at dusk. Five coloured code blocks rise like stairs over teal and red hills. Wick, a small lantern robot, waves from the second step, a girl with a lantern on a stick climbs the third, and another child waves from the top beside a street lamp. A large many-faced lantern hangs in front of a pale sun.',
    raster: photograph,
  },
  'scene-maths-curve-bridge': {
    drawing: 'scene-maths-curve-bridge.svg',
    alternativeText: 'Two children fly a kite from a bridge whose arch is a curve of coloured blocks',
    caption:
      'Paper-cut scene by day on graph paper. A bridge stands on an arch of blocks that follow a parabola. On it a boy flies a kite, with dotted lines that mark where the kite is along and above, a girl in a headscarf points, and Wick the lantern robot looks on. Behind them the sun is a half-circle protractor with its degrees marked.',
    raster: photograph,
  },
  'scene-robotics-star-lantern': {
    drawing: 'scene-robotics-star-lantern.svg',
    alternativeText: 'Two children and a lantern robot light a paper star that hangs from a model crane',
    caption:
      'Paper-cut scene at night in a workshop town. A crane of drilled strips holds up a large paper star with many points, glowing. Wick the lantern robot stands on a tower of building bricks and lights it with a match, a boy with glasses waves, and a girl works the crane at a control box.',
    // The busiest of all: at full size its file is over the 400 KB that staff are advised to keep to.
    raster: { ...photograph, width: 1850, height: 1517 },
  },
  'scene-satellite': {
    drawing: 'scene-satellite.svg',
    alternativeText: 'Two children with a dish aerial under a satellite shaped like a paper lantern',
    caption:
      'Paper-cut scene at night. A satellite whose body is a paper lantern with two red solar panels circles on a dotted path and sends a signal down to a round hilltop, where one child waves at it and another turns a dish aerial.',
    raster: { ...photograph, window: '0 -150 720 590' },
  },
  'scene-account': {
    drawing: 'scene-account.svg',
    alternativeText: 'A girl with a lantern on a stick walks beside Wick, the lantern robot',
    caption:
      'Paper-cut scene at dusk. A girl in a red coat carries a small lantern on a stick, and Wick, the lantern robot, walks with her and waves. A pale path winds from them over red hills to a house. Above hangs a large paper lantern with ribbons.',
    raster: { ...photograph, window: '0 290 640 525' },
  },
  'scene-teachers': {
    drawing: 'scene-teachers.svg',
    alternativeText: 'Four teachers light a line of paper lanterns with long tapers at dusk',
    caption:
      'Paper-cut scene at dusk in the hills. Four teachers, one of them in a wheelchair, reach up with long tapers and light a line of paper lanterns. Wick, the lantern robot, stands between them.',
    raster: photograph,
  },
} satisfies Record<string, MediumSeed>;

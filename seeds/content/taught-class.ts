/** Who the demonstration's teacher is, and with which login. */
export const demoTeacher = {
  slug: 'ananya-r',
  login: 'teacher@lanternway.example',
  room: 'https://rooms.lanternway.example/ananya',
};

/** The child of the class that the teacher of the demonstration has just given. */
export const taughtChild = {
  name: 'Mira Nair',
  course: 'math',
  grade: 3,
  notes: 'She likes trains, and is shy in the beginning.',
  email: 'mira.parent@home.example',
  zone: 'Europe/London',
};

import type { Mail } from '@lanternway/server-kit/platform';

/** Who is logged in to the admin. */
export interface Staff {
  id: number;
  email: string;
}

const clickedTwiceMs = 5_000;

/** What staff send to themselves to see that mail goes out. Clicked twice in a moment it is one mail. */
export function testMail({ id, email }: Staff, now: Date): Mail {
  return {
    key: `test:${String(id)}:${String(Math.floor(now.getTime() / clickedTwiceMs))}`,
    kind: 'Test mail',
    to: email,
    content: {
      subject: 'A test mail from {brand}',
      preheader: 'Mail goes out and arrives.',
      heading: 'Mail works',
      blocks: [
        {
          kind: 'text',
          text: 'You asked for this mail in the admin. That you are reading it means that the mails of {brand} go out and arrive.',
        },
        {
          kind: 'note',
          text: 'If it was in the spam folder, so are the mails to parents. Please tell the people who run the server.',
        },
      ],
    },
  };
}

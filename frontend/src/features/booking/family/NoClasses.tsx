import noClasses from '../../../ui/art/spot-no-classes.svg';
import { Spot } from '../../../ui/art/Spot';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import '../../../ui/styles/empty.css';

/**
 * What the parent has paid: nothing that still runs, a plan before its first class, or one whose classes are held. 'unknown' where
 * the orders cannot be loaded.
 */
export type Plan = 'none' | 'new' | 'running' | 'unknown';

const words = {
  none: {
    title: 'No classes yet',
    text: 'Once a free class is booked with your email, it is shown here with a button to join it.',
    way: { href: '/book-free-class', label: 'Find a time' },
  },
  new: {
    title: 'We are finding your times',
    text: 'Our admissions team will write to the email of your account to agree on days and times. Nothing is fixed before that.',
    way: { href: '/contact', label: 'Contact us' },
  },
  unknown: {
    title: 'Your classes',
    text: 'No free class is to come. Your orders could not be loaded, so we cannot tell about other classes here.',
    way: { href: '/contact', label: 'Contact us' },
  },
  running: {
    title: 'Your classes',
    text: 'They are at the times that you agreed on with our admissions team. To change a time, write to us.',
    way: { href: '/contact', label: 'Contact us' },
  },
} as const;

/** Where no free class is to come. The times of a plan that was paid are agreed on by email, and are not known here. */
export function NoClasses({ plan }: { plan: Plan }) {
  const { title, text, way } = words[plan];
  return (
    <section className="card empty" aria-labelledby="classes-title">
      <Spot drawing={noClasses} />
      <h2 id="classes-title">{title}</h2>
      <p>{text}</p>
      <ButtonLink look="outline" href={way.href}>
        {way.label}
      </ButtonLink>
    </section>
  );
}

import { h2, p, ul } from '../../blocks';
import type { PolicySeed } from '../../types';

export const cancellationPolicy: PolicySeed = {
  title: 'Cancellation Policy',
  document: 'cancellation',
  version: 2,
  effectiveOn: '2025-09-04',
  summary: [
    { value: '12 hours', label: 'of notice move a class at no cost' },
    { value: 'Once a month', label: 'a missed class is given again' },
    { value: 'Any time', label: 'you may end a plan' },
  ],
  seo: {
    title: 'Cancellation Policy',
    description:
      'How to move a class, what happens when one is missed or the teacher cancels, and how to pause or end a plan.',
  },
  body: [
    p(
      'This policy takes effect on 4 September 2025. It is about classes: moving one, missing one, and ending the plan they belong to. Money is dealt with in the [Refund Policy](/refund), and the rest of our agreement in the [Terms & Conditions](/terms).',
    ),
    h2('The free class'),
    p(
      'You can cancel or move a free class at any moment before it begins, by answering the email that invited you or by [writing to us](/contact). It costs nothing, and no payment details were taken. If you could not come and had no time to say so, book again; a short note beforehand helps the teacher.',
    ),
    h2('Moving a class'),
    p(
      'Tell your teacher at least **12 hours** before the class begins, and choose another time together. There is no charge, no limit in number, and the session is not used up. The new time should fall within the duration of your plan. If you keep having to move the same hour, ask us for a different one; a fixed hour that works is better than a good one that does not.',
    ),
    h2('Missing a class'),
    p('A class that is missed with less than 12 hours’ notice counts as used, with these exceptions:'),
    ul([
      '**Once in each calendar month** we give a missed class again, whatever the reason. Tell us within 24 hours of the class.',
      'If your power or internet fails during a class, the part you lost is made up. If less than half the class could be held, the whole class is.',
      'If your child is ill for a longer time, or there is a family emergency, write to us. We put the classes on hold and do not count them.',
    ]),
    p(
      'The teacher waits 15 minutes from the agreed time. A child who arrives within that time has the rest of the class; after it the class counts as missed.',
    ),
    h2('When we cancel'),
    p(
      'If a teacher is ill or a class cannot be held for a reason on our side, we tell you as early as we can by email or telephone. The session stays yours. You choose between a new time with the same teacher and a class with another one. If a teacher is late, the minutes are added at the end of that class or the next; if the teacher does not come within 15 minutes, the session is not counted and you get another.',
    ),
    p(
      'If making up our own cancellations runs past the end of your plan, the plan is lengthened until they have been held.',
    ),
    h2('Changing teacher, time or level'),
    p(
      'You may ask for another teacher, another hour or another level at any time. It costs nothing and changes neither the number of sessions left nor the end of the plan. We try to arrange it within a week and keep your present classes going until then, unless you would rather wait.',
    ),
    h2('Pausing a plan'),
    p(
      'Plans of six months or longer can be paused once, for up to four weeks, for example for school examinations or a long holiday. Ask at least 3 days before the pause begins. The plan ends later by as many days as you paused. Monthly plans are too short to pause; move the classes instead.',
    ),
    h2('Ending a plan'),
    p(
      'You may end a plan at any time and need not say why. Open the order in your [profile](/profile) and choose “Request a refund”, or [write to us](/contact) with the order number. The plan ends on the day your message reaches us, or on a later day that you name. We confirm it within 2 business days.',
    ),
    ul([
      'If no session has taken place and the plan holds at least 24 sessions, you get the full price back.',
      'If sessions have started and the plan holds at least 24, you get back the unused ones in proportion, if you ask within 14 days of the last class.',
      'A plan of fewer than 24 sessions runs to its end without a refund. Your child may of course take the classes that are left.',
      'In the satellite program you get back 100% of the unused sessions.',
    ]),
    p(
      'A refund is processed in 7 to 10 business days. The [Refund Policy](/refund) shows how it is worked out.',
    ),
    h2('Plans do not renew by themselves'),
    p(
      'A plan ends when its sessions are used up or its duration is over. Nothing is charged after that unless you buy another plan, so there is no subscription to cancel.',
    ),
    h2('When we may end a plan'),
    p(
      'We may end a plan if the [terms](/terms) are seriously breached, such as by abuse of a teacher or another learner, and a warning has not helped. We explain the reason in writing. The sessions left in such an account are not refunded.',
    ),
    h2('How to reach us'),
    p(
      'For one class, the quickest way is a message to your teacher. For everything else, use the addresses on the [contact page](/contact). Times in this policy are counted in the time zone in which your classes are booked.',
    ),
  ],
};

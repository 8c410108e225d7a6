import { type Block, h2, p, ul } from '../../blocks';

/** Second half of the terms: conduct, work, liability and how the agreement changes or ends. */
export const generalTerms: Block[] = [
  h2('What you can expect of us'),
  p(
    'A qualified teacher, prepared for your child; classes at the agreed times; honest reports in parent-teacher meetings; module tests and certificates as described on this site. We teach with care, but learning also depends on practice and on the learner, so we promise no particular mark, prize or examination result.',
  ),
  h2('What we expect of a learner’s family'),
  ul([
    'A laptop or desktop, a quiet corner and an internet connection that carries video.',
    'Being on time, and telling the teacher when a class has to move.',
    'Courtesy to the teacher.',
    'No recording of a class, and no sharing of its link, without our consent and that of everyone in it.',
    'A parent or another adult within call while a child under 13 is in class.',
    'Arranging lessons with our teachers through us, not privately.',
  ]),
  p(
    'If this goes wrong, we talk with you first. After a warning that has not helped, or at once in a serious case such as abuse, we may suspend the classes or terminate the account. We give the reason in writing, and you may answer it.',
  ),
  h2('Who owns the work'),
  p(
    'What a learner makes in class, every drawing, program and robot, belongs to the learner. We show it to others only with the parent’s written consent. Our lessons, worksheets, tests, pictures and this site belong to Lanternway or to those who let us use them. You may use them for the learner’s own study; please do not copy, sell or publish them.',
  ),
  h2('Certificates'),
  p(
    'A certificate states what a learner has finished with us. It is not a school qualification and does not replace one. We may withdraw a certificate that was gained with someone else’s work.',
  ),
  h2('The site'),
  p(
    'We work to keep the site available and correct, and mend mistakes when we learn of them. Please do not try to break into it, overload it, collect data from it by machine, or send through its forms what is false, harmful or not yours to send. Links to other sites are offered for convenience; we do not answer for what stands there.',
  ),
  h2('Privacy'),
  p('The [Privacy Policy](/privacy) says what we know about you and your child and what we do with it.'),
  h2('If something goes wrong'),
  p(
    'Tell us first, through the [contact page](/contact). We acknowledge a complaint within 2 business days and answer it within 14. Most things are settled by another class or another teacher; where not, we say plainly what we can and cannot do.',
  ),
  p(
    'We are responsible for damage that we cause on purpose or by gross negligence, for injury to persons, and wherever the law does not allow responsibility to be limited. Beyond that, our responsibility is limited to the price you paid for the plan concerned. Neither side is at fault for what it could not prevent, such as a wide failure of power or networks; classes lost that way are held later.',
  ),
  h2('When these terms change'),
  p(
    'Each version has a number and a date. The version in force when you paid holds for that plan until it ends, unless a change is in your favour or the law requires it. We tell account holders of a new version by email at least 14 days before it begins.',
  ),
  h2('Ending the agreement'),
  p(
    'You may end a plan at any time, as the [Cancellation Policy](/cancellationPolicy) describes. We may end one only for the reasons given in these terms, or if we stop offering the course, in which case all unused sessions are refunded whatever the size of the plan.',
  ),
  h2('Law'),
  p(
    'The law of the country in which Lanternway is registered applies. If you are a consumer, you keep the protection of the law where you live and may go to the courts there. If one sentence of these terms turns out not to be valid, the others still hold.',
  ),
];

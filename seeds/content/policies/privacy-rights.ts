import { type Block, h2, h3, p, ul } from '../../blocks';

/** Last part of the privacy policy: children, the laws that protect them, and what a parent can ask for. */
export const rightsAndLaws: Block[] = [
  h2('Children’s data'),
  p(
    'This site speaks to parents. A child cannot open an account, make a booking or buy anything here, and no form asks a child for personal details. If we learn that a child has sent us some without a parent’s knowledge, we delete them.',
  ),
  p(
    'We hold a child’s name, age or grade, and progress, and use them for teaching that child. They are never used for advertising or to build a profile for any other purpose. A child’s work or picture appears in public only with the parent’s written consent, which can be taken back.',
  ),
  p(
    'Learners of 18 and over may deal with us for themselves; what this policy says of parents then holds for them.',
  ),
  h3('COPPA'),
  p(
    'The Children’s Online Privacy Protection Act (COPPA) is a law of the United States about personal information collected online from children under 13. We ask parents, not children, for the details listed above. Where a child under 13 takes part in live classes or hands in work online, we ask for the parent’s consent first and collect no more than the class needs. A parent may look at what we hold about the child, have it deleted, and refuse any further collection or use. Refusing may mean that we cannot go on teaching, but never a penalty.',
  ),
  h3('FERPA'),
  p(
    'The Family Educational Rights and Privacy Act (FERPA) is a law of the United States that governs the education records of schools and agencies which receive funds from its Department of Education. Lanternway is engaged by parents and is not such a school, so FERPA does not normally apply to us directly. We hold to its principles all the same: a parent may see a child’s records, ask for a correction, and decide who else sees them; a learner of 18 or over has these rights in person. If a school to which FERPA applies engages us, we use its records only for the task it gave us and under its direction.',
  ),
  h2('What you can ask for'),
  p('Wherever you live, you may ask us, for yourself and for your child:'),
  ul([
    'to tell you what we hold and give you a copy;',
    'to correct what is wrong;',
    'to delete what we no longer need or what you gave by consent;',
    'to stop or limit a use, or object to it;',
    'to hand the data over in a form that another service can read;',
    'to withdraw a consent, without effect on what was done before.',
  ]),
  p(
    'With an account you can do much of this yourself: your [profile](/profile) lets you download your data and close the account. For everything else [write to us](/contact). We check that it is you, usually by answering to the address we know, and reply within 30 days at no cost. If you are not content with the answer, you may complain to the data protection authority where you live.',
  ),
  h2('Changes to this policy'),
  p(
    'Each version of this policy has a number and a date, and earlier ones are kept. If a change matters to you, we tell you by email before it takes effect. We never use data that you gave under one version in a new way without asking you.',
  ),
  h2('Questions'),
  p(
    'Write to us by any of the ways on the [contact page](/contact) and put “Privacy” in the subject. A person will answer.',
  ),
];

import { expectShown } from '../served';
import { first, type KindMaker } from './kind';

const idsOf = (entries: { documentId: string }[]) => entries.map(({ documentId }) => documentId);

export const lastTeacher: KindMaker = async (calls) => {
  const teachers = await calls.list('teacher');
  const path = '/teacher/know-your-teacher';
  const name = String(first(teachers, 'teacher')['name']);
  const nobody = 'Our teachers are being introduced here soon.';
  return {
    name: 'the last teacher, taken down',
    steps: [
      {
        make: () => calls.bulk('teacher', 'bulkUnpublish', idsOf(teachers)),
        check: () => expectShown(path, { html: [nobody], data: ['"teachers":{"nodes":[]}'], gone: [name] }),
      },
    ],
    putBack: {
      make: () => calls.bulk('teacher', 'bulkPublish', idsOf(teachers)),
      check: () => expectShown(path, { html: [name], data: [name], gone: [nobody] }),
    },
  };
};

/** Other tests may have unpublished some before: all of them are published again. */
export const lastTestimonial: KindMaker = async (calls) => {
  const testimonials = await calls.list('testimonial');
  const about = String(first(testimonials, 'testimonial')['about']);
  return {
    name: 'the last testimonial, taken down',
    steps: [
      {
        make: () => calls.bulk('testimonial', 'bulkUnpublish', idsOf(testimonials)),
        check: () =>
          expectShown('/', { data: ['"testimonials":{"nodes":[]}'], gone: [about, 'voices-title'] }),
      },
    ],
    putBack: {
      make: () => calls.bulk('testimonial', 'bulkPublish', idsOf(testimonials)),
      check: () => expectShown('/', { html: [about, 'id="voices-title"'], data: [about] }),
    },
  };
};

export const lastAffiliation: KindMaker = async (calls) => {
  const affiliations = await calls.list('affiliation');
  const whole = await Promise.all(
    affiliations.map(({ documentId }) => calls.read('affiliation', documentId)),
  );
  const name = String(first(whole, 'affiliation')['name']);
  async function makeAgain() {
    const made: string[] = [];
    for (const { name: called, detail, mark, order } of whole)
      made.push(await calls.create('affiliation', { name: called, detail, mark, order }));
    await calls.bulk('affiliation', 'bulkPublish', made);
  }
  return {
    name: 'the last affiliation, deleted',
    steps: [
      {
        make: () => calls.bulk('affiliation', 'bulkDelete', idsOf(affiliations)),
        check: () => expectShown('/', { data: ['"affiliations":{"nodes":[]}'], gone: [name] }),
      },
    ],
    putBack: { make: makeAgain, check: () => expectShown('/', { html: [name], data: [name] }) },
  };
};

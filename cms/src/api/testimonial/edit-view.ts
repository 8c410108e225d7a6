import type { EditView } from '../../edit-views/edit-view';
import { draggedOrderField } from '../../edit-views/shared-views';

const testimonial: EditView = {
  uid: 'api::testimonial.testimonial',
  mainField: 'name',
  columns: ['name', 'role', 'about', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [{ name: 6, about: 6 }, { role: 6, order: 6 }, { quote: 12 }, { portrait: 6 }],
  fields: {
    name: { label: 'Name', hint: 'As the person wants to be named. For a child the first name is enough.' },
    about: { label: 'About', hint: 'Who is speaking, such as "Grade 6, learns coding" or "Teaches maths".' },
    role: {
      label: 'Speaks as',
      hint: 'Parents are shown first. Teachers have a yellow note, the others a green one.',
    },
    order: draggedOrderField,
    quote: { label: 'Quote', hint: "The person's own words without quotation marks." },
    portrait: {
      label: 'Portrait',
      hint: 'A square picture, described in the media library. Ask before showing a face.',
    },
  },
};

export const testimonialViews = [testimonial];

import { graphql } from 'gatsby';
import { orMark, readMedia } from '../blocks/read-picture';
import type { Testimonial } from './testimonial';

const roles: readonly Testimonial['role'][] = ['parent', 'teacher', 'learner'];

export const testimonialFragments = graphql`
  fragment TestimonialFields on STRAPI_TESTIMONIAL {
    name
    role
    about
    quote
    portrait {
      ...PortraitMedia
    }
  }
`;

export function readTestimonial(testimonial: Queries.TestimonialFieldsFragment): Testimonial {
  const { name, about, quote } = testimonial;
  return {
    name,
    role: roles.find((role) => role === testimonial.role) ?? 'learner',
    about,
    quote,
    portrait: orMark(readMedia(testimonial.portrait, name)),
  };
}

import { graphql } from 'gatsby';
import { orMark, readMedia } from '../blocks/read-picture';
import type { Testimonial } from './testimonial';

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
    role: testimonial.role === 'teacher' ? 'teacher' : 'learner',
    about,
    quote,
    portrait: orMark(readMedia(testimonial.portrait, name)),
  };
}

/* The part of Swiper that the carousels use, in a module of its own, so that it loads only when it is needed. */
export { Swiper } from 'swiper';

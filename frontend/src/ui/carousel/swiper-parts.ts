/* The parts of Swiper that the carousels use, in one module, so that they load as one file and only when needed. */
export { Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';

/* What the carousels use of Swiper, in one module so that it comes as one file, and only when it is wanted. */
export { Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';

import { useMedia } from './use-media';

/** Whether the reader asked for reduced motion. True until the browser says otherwise. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}

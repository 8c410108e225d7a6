/**
 * The provider's mascot: awake when things work, asleep where there is nothing yet. It is decoration without a text.
 * Every build puts the drawings that staff chose at these addresses (`build/after/brand-files.ts`).
 */
export function Mascot({ sleeping = false, size = 110 }: { sleeping?: boolean; size?: number }) {
  const address = sleeping ? '/brand/mascot-asleep.svg' : '/brand/mascot.svg';
  return <img src={address} width={size} height={size} alt="" />;
}

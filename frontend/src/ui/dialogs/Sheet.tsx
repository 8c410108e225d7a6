import { type ReactNode } from 'react';

interface SheetProps {
  as?: 'article' | 'div' | 'li' | 'section';
  /** Warm paper with a marigold fold, for the sheet that should stand out. */
  best?: boolean;
  className?: string;
  children: ReactNode;
}

/** A piece of paper with square corners, one of them folded. */
export function Sheet({ as: Tag = 'div', best = false, className, children }: SheetProps) {
  return <Tag className={['sheet', best && 'best', className].filter(Boolean).join(' ')}>{children}</Tag>;
}

import { Td, Typography } from '@strapi/design-system';
import type { DragEvent, ReactNode } from 'react';
import { isRefused } from './check';
import type { Cell, Movable } from './use-moving';

interface DropCellProps {
  movable: Movable;
  cell: Cell;
  children: ReactNode;
}

/** The line before each day. */
export const dayLine = { borderColor: 'neutral150', borderStyle: 'solid', borderWidth: '0 0 0 1px' } as const;

/** A day of a teacher. While a class is dragged over it, it says whether the class can be let go. */
export function DropCell({ movable, cell, children }: DropCellProps) {
  const { over } = movable;
  const isOver = over?.teacherKey === cell.teacherKey && over.date === cell.date;
  const isBad = isOver && isRefused(over.verdict);
  return (
    <Td
      {...dayLine}
      // On the cell itself: what is inside an empty one has no height in every browser.
      style={{ verticalAlign: 'top', padding: '0.4rem' }}
      {...(isOver ? { background: isBad ? 'danger100' : 'primary100' } : {})}
      onDragOver={(event: DragEvent) => {
        if (!isOver) movable.hover(cell);
        // Without this nothing can be let go here.
        if (movable.mayDrop(cell)) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        movable.drop(cell);
      }}
    >
      {children}
      {isOver && (
        // The words must not widen the column, as the cell would then move away from under the pointer.
        <Typography
          tag="p"
          variant="pi"
          textColor={isBad ? 'danger700' : 'primary700'}
          style={{ contain: 'inline-size' }}
        >
          {over.words}
        </Typography>
      )}
    </Td>
  );
}

import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { OrderedEntry } from '@lanternway/contracts/publishing/order';
import { VisuallyHidden } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SortableRow } from './SortableRow';

interface SortableListProps {
  label: string;
  entries: readonly OrderedEntry[];
  /** Puts an entry in the place of another one. */
  onMove: (id: string, place: string) => void;
}

/** Entries that are put in order by dragging, by the keyboard, or by the arrows of each. */
export function SortableList({ label, entries, onMove }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [told, setTold] = useState('');
  const ids = entries.map(({ documentId }) => documentId);

  function drop({ active, over }: DragEndEvent): void {
    if (over !== null && over.id !== active.id) onMove(String(active.id), String(over.id));
  }

  function step(entry: OrderedEntry, place: number): void {
    const other = ids[place];
    if (other === undefined) return;
    onMove(entry.documentId, other);
    setTold(`${entry.title}: place ${String(place + 1)} of ${String(ids.length)}.`);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(entries),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Rows aria-label={label}>
          {entries.map((entry, index) => (
            <SortableRow
              key={entry.documentId}
              entry={entry}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onStep={(by) => {
                step(entry, index + by);
              }}
            />
          ))}
        </Rows>
      </SortableContext>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </DndContext>
  );
}

const instructions =
  'Press the space bar to pick the entry up, the arrow keys to move it, the space bar again to put it down, and Escape to leave it where it was.';

function announcementsFor(entries: readonly OrderedEntry[]): Announcements {
  const ids = entries.map(({ documentId }) => documentId);
  const titleOf = (id: string | number) => entries[ids.indexOf(String(id))]?.title ?? '';
  const placeOf = (id: string | number) =>
    `place ${String(ids.indexOf(String(id)) + 1)} of ${String(ids.length)}`;
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} is picked up, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${titleOf(active.id)} is over ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      `${titleOf(active.id)} is put down at ${placeOf(over === null ? active.id : over.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${placeOf(active.id)}.`,
  };
}

const Rows = styled.ol`
  display: grid;
  gap: 0.8rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

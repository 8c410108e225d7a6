import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { OrderedEntry } from '@lanternway/contracts/publishing/order';
import { WordBadge, type Colour } from '@lanternway/desk/parts/WordBadge';
import { Flex, IconButton, Link, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

interface SortableRowProps {
  entry: OrderedEntry;
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onStep: (by: -1 | 1) => void;
}

/** An entry with its handle and its arrows. */
export function SortableRow({ entry, isFirst, isLast, onStep }: SortableRowProps) {
  const { documentId, title, detail, picture, state, href } = entry;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: documentId });
  return (
    <Row
      ref={setNodeRef}
      $isDragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Drag ${title}`}
      >
        <Drag aria-hidden />
      </Handle>
      {picture !== null && <Portrait src={picture} alt="" loading="lazy" />}
      <Words>
        <Link tag={RouterLink} to={href}>
          {title}
        </Link>
        {detail !== null && (
          <Typography variant="pi" textColor="neutral600">
            {detail}
          </Typography>
        )}
        {state !== 'live' && <WordBadge colour={states[state].colour}>{states[state].word}</WordBadge>}
      </Words>
      <Flex gap={1}>
        {/* They stay in the tab order where there is nowhere to go: the focus would be lost. */}
        <IconButton
          label={`Move up: ${title}`}
          withTooltip={false}
          aria-disabled={isFirst}
          onClick={() => {
            onStep(-1);
          }}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move down: ${title}`}
          withTooltip={false}
          aria-disabled={isLast}
          onClick={() => {
            onStep(1);
          }}
        >
          <ArrowDown aria-hidden />
        </IconButton>
      </Flex>
    </Row>
  );
}

const states: Record<'draft' | 'changed', { word: string; colour: Colour }> = {
  draft: { word: 'Draft', colour: 'neutral' },
  changed: { word: 'Unpublished changes', colour: 'warning' },
};

const Row = styled.li<{ $isDragging: boolean }>`
  position: relative;
  z-index: ${({ $isDragging }) => ($isDragging ? 1 : 0)};
  display: flex;
  gap: 1.2rem;
  align-items: center;
  padding: 0.8rem 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme, $isDragging }) => ($isDragging ? theme.shadows.popupShadow : 'none')};

  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;

const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral600};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Portrait = styled.img`
  flex: none;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  object-fit: cover;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0.4rem 1.2rem;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

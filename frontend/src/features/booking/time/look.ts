import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import './time.css';

/** An element with its look from `time.css`. */
const styled = <Tag extends 'div' | 'fieldset' | 'label' | 'p'>(tag: Tag, look: string) => {
  return ({ className, ...rest }: ComponentPropsWithoutRef<Tag>) =>
    createElement(tag, { ...rest, className: className === undefined ? look : `${look} ${className}` });
};

export const Box = styled('fieldset', 'times');

/** A radio button as large as its face. */
export const Slot = styled('label', 'slot');

export const Pair = styled('div', 'times-pair');

export const Slots = styled('div', 'times-part');

export const Days = styled('div', 'times-days');

export const Row = styled('div', 'times-week');

export const ZoneLine = styled('div', 'times-zone');

/** What is kept for the parent. */
export const HeldLine = styled('p', 'times-held');

/** A button that looks like a link. */
export const Quiet = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>((props, ref) =>
  createElement('button', { type: 'button', ...props, ref, className: 'times-quiet' }),
);
Quiet.displayName = 'Quiet';

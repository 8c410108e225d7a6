import { styled } from '@mui/material/styles';

/** In script and not in a style sheet: only the form's own chunk has it. */
export const Box = styled('fieldset')({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  minWidth: 0,
  // The room is taken before the times are known, so that nothing below moves when they come.
  minHeight: 560,
  margin: 0,
  padding: 22,
  border: 0,
  borderRadius: 14,
  background: 'var(--mist-50)',
  boxShadow: 'inset 0 0 0 1px var(--line)',
  '& legend': { float: 'left', width: '100%', padding: 0, fontSize: '1.1875rem', fontWeight: 700 },
  '& legend + *': { clear: 'both' },
  '@media (max-width: 767.95px)': { marginInline: -12, padding: '18px 10px' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
});

/** A radio button as large as its face. */
export const Slot = styled('label')({
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 48,
    padding: '0 8px',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  '&.wide span': { justifyItems: 'start', padding: '8px 16px', textAlign: 'left', fontWeight: 600 },
  '& input:hover + span': { background: 'var(--mist)' },
  '& input:checked + span': { background: 'var(--marigold)', boxShadow: 'inset 0 0 0 2.5px var(--amber)' },
  '& input:focus-visible + span': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  '@media (forced-colors: active)': {
    '& span': { border: '1px solid ButtonText' },
    '& input:checked + span': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const Slots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: 8,
  '& > p': { gridColumn: '1 / -1', color: 'var(--slate)', fontSize: '.9375rem', fontWeight: 600 },
});

export const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 4,
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: 76,
    padding: 0,
    border: 0,
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: '.875rem',
    lineHeight: 1.25,
    cursor: 'pointer',
  },
  '& b': { fontSize: '1.1875rem', fontVariantNumeric: 'tabular-nums' },
  '& button:disabled': {
    background: 'none',
    boxShadow: 'none',
    outline: '1.5px dashed var(--line)',
    outlineOffset: -1.5,
    color: 'var(--slate)',
    cursor: 'default',
  },
  '& button[aria-pressed="true"]': {
    background: 'var(--peacock-d)',
    boxShadow: 'none',
    color: 'var(--white)',
  },
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media (forced-colors: active)': { '& button': { border: '1px solid ButtonText' } },
});

export const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 600,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'var(--white)',
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
    color: 'var(--ink)',
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.45, cursor: 'default' },
  '& .i': { width: 18, height: 18 },
});

export const ZoneLine = styled('div')({
  color: 'var(--slate)',
  fontSize: '.9375rem',
  '& .i': {
    display: 'inline-block',
    width: 22,
    height: 22,
    marginRight: 8,
    verticalAlign: -5,
    color: 'var(--peacock)',
  },
  '& button': {
    minHeight: 44,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: 'var(--peacock)',
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  },
  '& select': {
    width: '100%',
    minHeight: 48,
    padding: '0 12px',
    border: 0,
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: '1rem',
  },
});

/** What is kept for the parent. */
export const HeldLine = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 68,
  padding: '12px 16px',
  borderRadius: 'var(--r)',
  background: 'var(--candle)',
  boxShadow: 'inset 4px 0 0 var(--marigold)',
  lineHeight: 1.4,
  '& .i': { flex: 'none', width: 24, height: 24, color: 'var(--amber)' },
  '& b': { display: 'block' },
});

export const Quiet = styled('button')({
  minHeight: 44,
  justifySelf: 'start',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: 'var(--peacock)',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});

/** A leaf of a calendar. */
export const DayCard = styled('div')({
  width: 118,
  overflow: 'hidden',
  borderRadius: 12,
  background: 'var(--white)',
  boxShadow: 'inset 0 0 0 1.5px var(--marigold-edge)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    display: 'block',
    padding: '8px 0',
    background: 'var(--marigold)',
    fontStyle: 'normal',
    fontWeight: 700,
  },
  '& b': { display: 'block', paddingTop: 8, color: 'var(--night)', fontSize: '3rem', lineHeight: 1 },
  '& span': { display: 'block', padding: '4px 0 10px', fontWeight: 600 },
});

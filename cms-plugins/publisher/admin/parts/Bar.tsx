import { Box } from '@strapi/design-system';

interface BarProps {
  percent: number;
  label: string;
  /** What is being done, in the place of the number. */
  words: string;
}

/** How far something is. */
export function Bar({ percent, label, words }: BarProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      background="neutral200"
      hasRadius
      overflow="hidden"
      width="100%"
      height="0.8rem"
    >
      <Box background="primary600" hasRadius height="100%" width={`${String(percent)}%`} />
    </Box>
  );
}

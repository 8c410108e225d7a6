import { Box } from '@strapi/design-system';

interface BarProps {
  percent: number;
  label: string;
  /** The current stage; screen readers say it instead of the number. */
  text: string;
}

/** A progress bar. */
export function Bar({ percent, label, text }: BarProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
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

import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

const Box = styled('div')({ display: 'grid', gap: 8 });

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: 44,
});

interface UploadProgressProps {
  /** What is being sent. */
  name: string;
  /** From 0 to 1. */
  share: number;
  onStop: () => void;
}

/** How much of a file was sent. After that the server checks it, and it cannot be cancelled any more. */
export function UploadProgress({ name, share, onStop }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const isOut = share >= 1;
  const text = isOut ? 'Checking your file...' : `Sending ${name}: ${percent}%`;
  return (
    <Box>
      <Line>
        <p className="small num" aria-hidden>
          {text}
        </p>
        {!isOut && (
          <Button variant="text" size="small" onClick={onStop}>
            Cancel upload
          </Button>
        )}
      </Line>
      <LinearProgress variant="determinate" value={percent} aria-label="Upload" aria-valuetext={text} />
    </Box>
  );
}

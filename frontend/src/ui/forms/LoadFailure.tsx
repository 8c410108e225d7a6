import Button from '@mui/material/Button';
import { FormAlert } from './FormAlert';

interface LoadFailureProps {
  text: string;
  onTryAgain: () => void;
}

/** Something that could not be fetched, and the way to ask again. */
export function LoadFailure({ text, onTryAgain }: LoadFailureProps) {
  return (
    <div>
      <FormAlert notice={{ tone: 'error', text }} />
      <Button variant="outlined" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

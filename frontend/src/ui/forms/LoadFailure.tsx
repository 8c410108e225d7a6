import Button from '@mui/material/Button';
import { FormAlert } from './FormAlert';

interface LoadFailureProps {
  text: string;
  onTryAgain: () => void;
}

/** Says that something could not be loaded, with a button to try again. */
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

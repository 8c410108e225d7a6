import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { watchReconnection } from '../../connection';
import { FormAlert } from '../FormAlert';

interface LoadFailureProps {
  text: string;
  onTryAgain: () => void;
}

/** Says that something could not be loaded, with a button to try again. When the network is back, it tries by itself. */
export function LoadFailure({ text, onTryAgain }: LoadFailureProps) {
  useEffect(() => watchReconnection(onTryAgain), [onTryAgain]);
  return (
    <div>
      <FormAlert notice={{ tone: 'error', text }} />
      <Button variant="outlined" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

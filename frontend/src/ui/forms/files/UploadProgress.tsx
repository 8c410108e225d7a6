import { buttonClass } from '../../links/button-class';
import './files.css';

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
    <div className="upload">
      <div className="upload-line">
        <p className="small num" aria-hidden>
          {text}
        </p>
        {!isOut && (
          <button type="button" className={buttonClass({ look: 'quiet', size: 'small' })} onClick={onStop}>
            Cancel upload
          </button>
        )}
      </div>
      <div
        className="upload-bar"
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

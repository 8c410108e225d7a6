import { Icon } from '../../art/Icon';
import '../fields.css';

interface MeantAddressProps {
  /** Null if the typed address looks right. */
  meant: string | null;
  onTake: (address: string) => void;
}

/** Points out a near miss of a well-known email provider. One press mends it; it never blocks. */
export function MeantAddress({ meant, onTake }: MeantAddressProps) {
  return (
    <div role="status">
      {meant !== null && (
        <p className="field-meant">
          <Icon name="info-fill" />
          <span>
            Did you mean{' '}
            <button type="button" onClick={() => onTake(meant)}>
              {meant}
            </button>
            ?
          </span>
        </p>
      )}
    </div>
  );
}

import { honeypotField } from '@lanternway/contracts/enquiries/site';
import type { FieldOfForm } from './TextField';

/**
 * A field that nobody sees, hears or reaches. A program that fills in every field fills in this one too, and gives
 * itself away (product rule C6).
 */
export function HoneypotField({ inputRef, onChange, onBlur }: Omit<FieldOfForm, 'name' | 'error'>) {
  return (
    <div className="vh" aria-hidden>
      <label>
        Leave this field empty
        <input
          ref={inputRef}
          name={honeypotField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          onChange={onChange}
          onBlur={onBlur}
        />
      </label>
    </div>
  );
}

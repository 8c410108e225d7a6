/** What to do where the bank shows a payment that failed here: it may still arrive, and nobody should pay twice. */
export function BankNote() {
  return (
    <p className="small muted">
      Does your bank show the payment all the same? Please wait before you try again: either it still reaches
      us and we email your receipt, or your bank gives it back.
    </p>
  );
}

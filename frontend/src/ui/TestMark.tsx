import './styles/brief.css';

/** Says that the payment sandbox replaces the providers (product rule D13). */
export function TestMark() {
  return (
    <p className="test-mark">
      <b>Test mode</b> No money moves: payments here are for trying out.
    </p>
  );
}

import { Anchor } from '../links/Anchor';
import '../styles/form-card.css';

/** Below a form: what the details are used for, and a link to the privacy policy. */
export function PrivacyNote({ use }: { use: string }) {
  return (
    <p className="form-note small muted">
      We use these details only {use}. <Anchor href="/privacy">Privacy Policy</Anchor>
    </p>
  );
}

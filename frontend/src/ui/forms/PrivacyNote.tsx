import { Anchor } from '../Anchor';

/** Below a form: what its details are for, and the policy that says the rest. */
export function PrivacyNote({ use }: { use: string }) {
  return (
    <p className="form-note small muted">
      We use these details only {use}. <Anchor href="/privacy">Privacy Policy</Anchor>
    </p>
  );
}

import { Fragment, type ReactNode } from 'react';
import { ThankYouDialog } from '../dialogs/ThankYouDialog';
import { useRounds } from './use-rounds';
import '../styles/form-card.css';

interface FormCardProps {
  /** The id of the heading. */
  titleId: string;
  /** Null where the page has that heading itself. */
  title: string | null;
  /** What the parent reads once the form has arrived. */
  thanks: { title: string; text: string };
  /** The form; it calls the function when it has arrived. */
  children: (onSent: () => void) => ReactNode;
  /** What happens after the thanks, instead of the empty form again. */
  onThanked?: () => void;
}

/** A form with its heading, from the empty form to the thanks and the empty form again. */
export function FormCard({ titleId, title, thanks, children, onThanked }: FormCardProps) {
  const rounds = useRounds(titleId);
  return (
    <section className="card form-card" aria-labelledby={titleId}>
      {title !== null && (
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
      )}
      <Fragment key={rounds.count}>{children(rounds.finish)}</Fragment>
      {rounds.isThanking && <ThankYouDialog {...thanks} onClose={onThanked ?? rounds.goOn} />}
    </section>
  );
}

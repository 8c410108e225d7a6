import { paymentRefusals } from '@lanternway/contracts/payments/checkout';
import { useEffect, useId } from 'react';
import { buttonClass } from '../../ui/links/button-class';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Icon } from '../../ui/art/Icon';
import { useLightDismiss } from '../../ui/dialogs/use-light-dismiss';
import type { Bought } from './payment/paying';
import '../../ui/styles/dialog.css';
import './buy-again.css';

interface BuyAgainProps {
  bought: Bought;
  onYes: () => void;
  /** Closed by a button, by Escape or by a press outside it. */
  onNo: () => void;
}

/** Asks before the same plan is sold twice within a day (product rule D14). It is in the page only while it asks. */
export function BuyAgain({ bought, onYes, onNo }: BuyAgainProps) {
  const dialog = useLightDismiss();
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [dialog]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="dlg co-again"
      aria-labelledby={titleId}
      aria-describedby={textId}
      closedby="any"
      onClose={onNo}
    >
      <button type="button" className="icon-btn dlg-x" aria-label="Close" onClick={close}>
        <Icon name="x-bold" />
      </button>
      <h2 id={titleId}>{paymentRefusals.boughtToday}</h2>
      <p id={textId}>
        {`Your order ${bought.number} for this plan is paid. If you buy it again, you pay a second time and get the sessions a second time.`}
      </p>
      <div className="co-again-row">
        <button type="button" className={buttonClass({ look: 'solid' })} onClick={onYes}>
          Buy again
        </button>
        <ButtonLink look="outline" href="/profile">
          See my orders
        </ButtonLink>
      </div>
    </dialog>
  );
}

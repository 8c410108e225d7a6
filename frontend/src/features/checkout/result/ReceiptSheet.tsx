import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { printPage } from '../../../browser/print-page';
import { saveReceipt } from '../../../server-calls/save-receipt';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { FormAlert, NoticePanel } from '../../../ui/forms/FormAlert';
import { Icon } from '../../../ui/art/Icon';
import { Mascot } from '../../../ui/art/Mascot';
import { formatDay } from '../../../ui/format-day';
import { orderTitle, formatPrice } from '../../../ui/order-text';

function Facts({ order }: { order: OrderView }) {
  return (
    <dl>
      <dt>Course</dt>
      <dd>{orderTitle(order)}</dd>
      <dt>Amount</dt>
      <dd className="num">
        <b>{formatPrice(order.amount, order.currency)}</b>
      </dd>
      <dt>Status</dt>
      <dd>
        <span className="paid">
          <Icon name="check-circle-fill" />
          success
        </span>
      </dd>
      <dt>Order ID</dt>
      <dd className="num">{order.providerOrderId ?? order.number}</dd>
      <dt>Payment ID</dt>
      <dd className="num">{order.paymentId ?? '–'}</dd>
      <dt>Order number</dt>
      <dd className="num">{order.number}</dd>
      {order.receiptNumber !== null && (
        <>
          <dt>Receipt number</dt>
          <dd className="num">{order.receiptNumber}</dd>
        </>
      )}
      <dt>Date</dt>
      <dd>{formatDay(order.paidAt ?? order.createdAt)}</dd>
    </dl>
  );
}

/** Downloads the receipt as a file, and shows a message if that fails. */
function DownloadReceipt({ order }: { order: OrderView }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setProblem(await saveReceipt(order));
    setBusy(false);
  };
  return (
    <div className="whole">
      <FormAlert notice={problem === null ? null : { tone: 'error', text: problem }} />
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<Icon name="download-simple-bold" />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => void download()}
      >
        Download PDF
      </Button>
    </div>
  );
}

interface ReceiptSheetProps {
  order: OrderView;
  buyer: { name: string; email: string | null };
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** What was paid, for the parent to keep. */
export function ReceiptSheet({ order, buyer: { name, email } }: ReceiptSheetProps) {
  return (
    <div className="sheet receipt">
      <Mascot size={150} />
      <h1>Payment received</h1>
      <p className="lead">
        Thank you, {firstWord(name)}.{email !== null && ` A copy is on its way to ${email}.`}
      </p>
      <Facts order={order} />
      <NoticePanel notice={{ tone: 'info', text: 'We’ll write to you to agree the first class time.' }} />
      <div className="ways">
        <ButtonLink look="solid" size="large" block href="/">
          Go Home
        </ButtonLink>
        <Button
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<Icon name="printer-bold" />}
          onClick={printPage}
        >
          Print receipt
        </Button>
        <DownloadReceipt order={order} />
      </div>
    </div>
  );
}

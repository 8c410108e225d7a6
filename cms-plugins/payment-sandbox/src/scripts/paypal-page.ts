import { openApproval } from './paypal-dialog.js';

/** The page behind an order's link, for buyers without our script. It approves, then goes to the given address. */

const address = new URLSearchParams(location.search);

function leave(to: string | null, text: string): void {
  const target = to !== null && /^https?:\/\//.test(to) ? to : null;
  if (target !== null) location.assign(target);
  else document.body.textContent = text;
}

const approval = openApproval(null, (ending) => {
  if (ending.kind === 'approved')
    leave(address.get('return_url'), 'The order is approved. You may close this page.');
  else leave(address.get('cancel_url'), 'The order is not approved. You may close this page.');
});

void approval.show(address.get('token') ?? '');

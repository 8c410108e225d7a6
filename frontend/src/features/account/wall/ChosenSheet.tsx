import { formatMoney } from '@lanternway/contracts/money/money';
import { sessionsInWords } from '@lanternway/contracts/payments/plan-words';
import { styled } from '@mui/material/styles';
import type { ChosenPlan } from '../../../browser/storage/chosen-plan';
import { Anchor } from '../../../ui/links/Anchor';

const Paper = styled('section')({
  '&.sheet': { '--f': '30px', gap: 2, marginTop: 16, padding: '18px 44px 16px 20px' },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '2px 14px',
    color: 'var(--night)',
    overflowWrap: 'anywhere',
  },
  '& b': { font: '700 1.1875rem/1.3 var(--display)' },
  '& .num': { font: '800 1.375rem/1.2 var(--text)', letterSpacing: '-.02em' },
});

/** The plan that is about to be bought, on a small sheet. */
export function ChosenSheet({ plan }: { plan: ChosenPlan }) {
  const { title, duration, pricesMinor, currency, displayPrice } = plan;
  const minor = pricesMinor[currency];
  return (
    <Paper className="sheet best" aria-label="The plan you chose">
      <p className="small muted">You chose</p>
      <p className="line">
        <b>{title}</b>
        <span className="num">{minor === undefined ? displayPrice : formatMoney(minor, currency)}</span>
      </p>
      <p className="small">
        {sessionsInWords(plan)}, {duration}. <Anchor href="/#plans">Change</Anchor>
      </p>
    </Paper>
  );
}

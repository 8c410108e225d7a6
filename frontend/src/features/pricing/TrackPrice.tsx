import { type PricesMinor } from '../../content/courses/plan';
import { chargeNote, formatShownPrice, priceToShow } from './shown-price';
import { usePriceView } from './use-price-view';

/** The price of a track in the visitor's currency, with the words around it. */
export function TrackPrice({ pricesMinor }: { pricesMinor: PricesMinor }) {
  const view = usePriceView([pricesMinor]);
  const price = priceToShow(pricesMinor, view);
  const note = chargeNote(price);
  return (
    <span className="num">
      {price ? formatShownPrice(price) : 'On request'}
      {note !== null && <small className="charged muted"> {note}</small>}
    </span>
  );
}

/** Keeps the room of PayPal's button until it is there. */
export function PayPalSkeleton() {
  return (
    <div className="co-wait" aria-hidden="true">
      <i className="co-wait-paypal" />
    </div>
  );
}

import './checkout.css';

/** The outlines of the two cards and the sheet while they load. */
export function CheckoutSkeleton() {
  return (
    <div className="co" aria-busy="true">
      <div>
        <h1 className="co-title">Checkout</h1>
        <p className="vh" role="status">
          Loading the checkout
        </p>
        <div className="co-bar-room" />
        <div className="card co-wait" aria-hidden="true">
          <i className="co-wait-title" />
          <i />
          {[1, 2, 3].map((row) => (
            <div key={row}>
              <i className="co-wait-label" />
              <i className="co-wait-box" />
            </div>
          ))}
        </div>
        <div className="card co-wait" aria-hidden="true">
          <i className="co-wait-title" />
          <i className="co-wait-box" />
        </div>
      </div>
      <div className="sheet co-sum co-wait" aria-hidden="true">
        <i className="co-wait-title" />
        {[1, 2, 3, 4, 5].map((row) => (
          <i key={row} />
        ))}
        <i className="co-wait-box" />
      </div>
    </div>
  );
}

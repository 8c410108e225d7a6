import { ButtonLink } from '../../ui/links/ButtonLink';

/** Shown when no plan was chosen yet. */
export function NoPlan() {
  return (
    <section className="card co-none">
      <h1>Choose a plan first</h1>
      <p className="muted">See all plans and prices on the home page.</p>
      <ButtonLink look="solid" size="large" href="/#plans">
        See plans and prices
      </ButtonLink>
    </section>
  );
}

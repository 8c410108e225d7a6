import type { Policy } from '../../content/policy';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { DateText } from '../../ui/DateText';
import { RichText } from '../../ui/RichText';
import './legal.css';
import { OtherPolicies } from './OtherPolicies';
import { PolicyContents } from './PolicyContents';
import { PolicyFacts } from './PolicyFacts';

/** A policy as it is in force: what it says in short, its headings to jump to, and its text. Prints as text alone. */
export function PolicyView({ policy }: { policy: Policy }) {
  return (
    <section className="section legal">
      <div className="wrap">
        <header className="head">
          <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: policy.title }]} />
          <h1>{policy.title}</h1>
          <p className="muted">
            Last updated <DateText iso={policy.effectiveOn} /> · Version {policy.version}
          </p>
        </header>
        <PolicyFacts facts={policy.summary} />
        <div className="legal-body">
          <PolicyContents headings={policy.headings} />
          <div className="legal-text">
            <RichText content={policy.body} />
            <OtherPolicies current={policy.document} />
          </div>
        </div>
      </div>
    </section>
  );
}

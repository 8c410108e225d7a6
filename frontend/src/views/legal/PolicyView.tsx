import type { Policy, PolicyVersion } from '../../content/reading/policy';
import { CountingChoice } from '../../features/counting/CountingChoice';
import { Anchor } from '../../ui/links/Anchor';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import { DateText } from '../../ui/DateText';
import { RichText } from '../../ui/rich-text/RichText';
import { OtherPolicies } from './OtherPolicies';
import { PolicyContents } from './PolicyContents';
import { PolicyFacts } from './PolicyFacts';
import { PolicyVersions } from './PolicyVersions';
import './legal.css';

interface PolicyViewProps {
  policy: Policy;
  /** The other versions that can be read. */
  versions: readonly PolicyVersion[];
  /** The address of the version in force, on the page of one version. */
  inForce?: string;
}

/** A policy in one version: its summary, its headings as links, and its text. Only the text is printed. */
export function PolicyView({ policy, versions, inForce }: PolicyViewProps) {
  const { title, version } = policy;
  const crumbs =
    inForce === undefined
      ? [{ label: title }]
      : [{ label: title, href: inForce }, { label: `Version ${String(version)}` }];
  return (
    <section className="section legal">
      <div className="wrap">
        <header className="head">
          <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbs]} />
          <h1>{title}</h1>
          <p className="muted">
            {inForce === undefined ? 'Last updated ' : 'In force from '}
            <DateText iso={policy.effectiveOn} /> · Version {version}
          </p>
          {inForce !== undefined && (
            <p>
              This is version {version} as it was published. Links in it may lead to pages that are gone.{' '}
              <Anchor href={inForce}>Read the version in force now</Anchor>
            </p>
          )}
        </header>
        <PolicyFacts facts={policy.summary} />
        <div className="legal-body">
          <PolicyContents headings={policy.headings} />
          <div className="legal-text">
            <div data-kept={inForce === undefined ? undefined : 'text'}>
              <RichText content={policy.body} />
            </div>
            {policy.document === 'privacy' && inForce === undefined && <CountingChoice />}
            <PolicyVersions versions={versions} />
            <OtherPolicies current={policy.document} />
          </div>
        </div>
      </div>
    </section>
  );
}

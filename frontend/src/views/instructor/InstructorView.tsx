import type { CareersPage } from '../../content/pages/page';
import { LaterApplicationForm } from '../../features/careers/LaterApplicationForm';
import { Icon } from '../../ui/art/Icon';
import { PageBand } from '../../ui/PageBand';
import './instructor.css';

interface InstructorViewProps {
  page: CareersPage;
  policyVersion: number | null;
}

/** Why somebody would work here, and the application form. */
export function InstructorView({ page, policyVersion }: InstructorViewProps) {
  const { benefits, benefitsTitle } = page;
  return (
    <>
      <PageBand band={page} crumbs={[{ label: 'Home', href: '/' }, { label: 'Career' }]} />
      <section className="section">
        <div className={benefits.length > 0 ? 'wrap careers' : 'wrap careers careers-form'}>
          {benefits.length > 0 && (
            <div>
              <h2>{benefitsTitle}</h2>
              <ul className="benefits">
                {benefits.map(({ title, icon, text }) => (
                  <li key={title}>
                    <span className="tile">
                      <Icon name={icon} />
                    </span>
                    <div>
                      <h3>{title}</h3>
                      <p className="muted">{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <LaterApplicationForm policyVersion={policyVersion} />
        </div>
      </section>
    </>
  );
}

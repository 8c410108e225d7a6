import { type ReactNode } from 'react';
import { type Affiliation } from '../../content/pages/affiliation';
import { type Home } from '../../content/pages/home';
import { type Plan } from '../../content/courses/plan';
import { type Site } from '../../content/site/site';
import { type Testimonial } from '../../content/pages/testimonial';
import { PricingSection } from '../../features/pricing/PricingSection';
import { Affiliations } from './Affiliations';
import { Hero } from './Hero';
import { SatelliteProgram } from './SatelliteProgram';
import { Testimonials } from './Testimonials';
import './home.css';

interface HomeViewProps {
  home: Home;
  plans: Plan[];
  affiliations: Affiliation[];
  testimonials: Testimonial[];
  site: Site;
  /** What opens by itself over the page. */
  invitation: ReactNode;
}

/** The home page. A section without content is left out. */
export function HomeView(props: HomeViewProps) {
  const { home, plans, affiliations, testimonials, site, invitation } = props;
  return (
    <>
      <Hero {...home} brand={site.brandName} />
      <PricingSection pricing={home.pricing} plans={plans} />
      {/* Links to the plans still need a target if none is published. */}
      {plans.length === 0 && <div id="plans" />}
      {home.satellite && <SatelliteProgram program={home.satellite} />}
      <Affiliations title={home.affiliationsTitle} affiliations={affiliations} />
      <Testimonials title={home.testimonialsTitle} testimonials={testimonials} />
      {invitation}
    </>
  );
}

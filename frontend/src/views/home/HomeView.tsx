import { type Affiliation } from '../../content/affiliation';
import { type Home } from '../../content/home';
import { type Plan } from '../../content/plan';
import { type Site } from '../../content/site';
import { type Testimonial } from '../../content/testimonial';
import { PricingSection } from '../../features/pricing/PricingSection';
import { Affiliations } from './Affiliations';
import { Hero } from './Hero';
import './home.css';
import { SatelliteProgram } from './SatelliteProgram';
import { Testimonials } from './Testimonials';

interface HomeViewProps {
  home: Home;
  plans: Plan[];
  affiliations: Affiliation[];
  testimonials: Testimonial[];
  site: Site;
}

/** The home page. A section whose content staff took away is left out. */
export function HomeView({ home, plans, affiliations, testimonials, site }: HomeViewProps) {
  return (
    <>
      <Hero brand={site.brandName} headline={home.headline} tagline={home.tagline} slides={home.slides} />
      <PricingSection pricing={home.pricing} plans={plans} />
      {home.satellite && <SatelliteProgram program={home.satellite} />}
      <Affiliations title={home.affiliationsTitle} affiliations={affiliations} />
      <Testimonials title={home.testimonialsTitle} testimonials={testimonials} />
    </>
  );
}

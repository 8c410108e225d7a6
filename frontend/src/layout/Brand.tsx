import { type Site } from '../content/site/site';
import { Anchor } from '../ui/links/Anchor';

interface BrandProps {
  site: Pick<Site, 'brandName' | 'logo' | 'logoOnDark'>;
  onNight?: boolean;
}

/** Logo and name, as a link to the home page. Without a logo the name has to do. */
export function Brand({ site, onNight = false }: BrandProps) {
  const logo = onNight ? site.logoOnDark : site.logo;
  return (
    <Anchor className="brand" href="/">
      {logo && <img src={logo.src} width={37} height={41} alt="" />}
      {site.brandName}
    </Anchor>
  );
}

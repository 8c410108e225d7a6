import { type Site } from '../content/site/site';
import { Anchor } from '../ui/links/Anchor';
import darkMark from '../ui/art/logo-mark-dark.svg';
import mark from '../ui/art/logo-mark.svg';

interface BrandProps {
  site: Pick<Site, 'brandName' | 'logo' | 'logoOnDark'>;
  onNight?: boolean;
}

/** Mark and name, as a link to the home page. The mark is the one that staff uploaded, if any. */
export function Brand({ site, onNight = false }: BrandProps) {
  const logo = onNight ? site.logoOnDark : site.logo;
  return (
    <Anchor className="brand" href="/">
      <img src={logo?.src ?? (onNight ? darkMark : mark)} width={37} height={41} alt="" />
      {site.brandName}
    </Anchor>
  );
}

import type { StrapiApp } from '@strapi/strapi/admin';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/** The brand of the site that staff work on. */
export interface Brand {
  name: string;
  /** The address of the logo, or null without one. */
  logo: string | null;
}

const neutral: Brand = { name: 'Your school', logo: null };

/** Read without a login, because the login screen shows the brand too. Every page of the site shows it anyway. */
const address = '/api/site-setting?fields[0]=brandName&populate[logo][fields][0]=url';

/** After this the admin opens without its brand. */
const timeoutMs = 5_000;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The brand in the reply of the site settings, with neutral values for what they leave empty. */
export function brandIn(reply: unknown): Brand {
  const settings = isRecord(reply) && isRecord(reply['data']) ? reply['data'] : {};
  const logo = isRecord(settings['logo']) ? textOf(settings['logo']['url']) : null;
  return { name: textOf(settings['brandName']) ?? neutral.name, logo };
}

/** The brand as the site settings have it now; a neutral one where they cannot be read. */
export async function readBrand(): Promise<Brand> {
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? brandIn(await answer.json()) : neutral;
  } catch {
    return neutral;
  }
}

/** Strapi ends the title of every screen with its own name; the browser's tab should name what staff work on. */
export function brandTitle(title: string, name: string): string {
  return title === 'Strapi Admin' ? name : title.replace(/\| Strapi$/, () => `| ${name}`);
}

/**
 * Shows the brand at the login, in the menu and in the browser's tab. Strapi waits for nothing of ours before it draws
 * its first screen, except for a plugin's translations: so that is where the brand comes in.
 */
export function showBrand(app: Pick<StrapiApp, 'appPlugins' | 'configurations'>, noLogo: string): void {
  const reading = readBrand();
  app.appPlugins['brand'] = {
    register: () => undefined,
    async registerTrads() {
      const { name, logo } = await reading;
      app.configurations.authLogo = logo ?? noLogo;
      app.configurations.menuLogo = logo ?? noLogo;
      brandTabs(name, logo ?? noLogo);
      const words = {
        'Auth.form.welcome.title': `${name} staff`,
        'app.components.LeftMenu.navbrand.title': name,
      };
      return [{ locale: 'en', data: words }];
    },
  };
}

/** Gives the browser's tab our mark and name, on every screen of the admin. */
function brandTabs(name: string, mark: string): void {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = mark;
  document.head.append(icon);

  const rename = () => {
    const title = brandTitle(document.title, name);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  rename();
}

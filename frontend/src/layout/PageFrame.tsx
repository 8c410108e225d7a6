import type { GatsbyBrowser } from 'gatsby';
import type { LandingContext, PageContext } from '../content/pages/page-context';
import { readSite } from '../content/site/read-site';
import { ButtonWords } from '../ui/links/ButtonWord';
import { ToastCorner } from '../ui/toast/ToastCorner';
import { announcementsOn, homes } from './announcements-on';
import { Page } from './Page';

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']>;

type FrameData = Parameters<typeof readSite>[0];

function hasFrameData(data: object | undefined): data is FrameData {
  return data !== undefined && 'setting' in data;
}

/**
 * Puts every page into the frame, which stays while its content changes. Gatsby's own development pages have no
 * settings and get no frame.
 */
export const wrapPageElement: WrapPage = ({ element, props }) => {
  const { data, pageContext, location } = props as {
    data: object | undefined;
    pageContext: Partial<PageContext> & Partial<Pick<LandingContext, 'quietButton'>>;
    location: { pathname: string };
  };
  if (!hasFrameData(data)) return element;
  // The location, because Gatsby's own `path` is '/*' while the HTML is made.
  const path = location.pathname;
  const site = readSite(data);
  return (
    <ButtonWords value={site.words}>
      <Page
        site={site}
        path={path}
        quietButton={pageContext.quietButton ?? null}
        tone={pageContext.tone ?? 'paper'}
        chat={homes.includes(path)}
        announcements={announcementsOn(path, site.announcements)}
      >
        {element}
      </Page>
      <ToastCorner />
    </ButtonWords>
  );
};

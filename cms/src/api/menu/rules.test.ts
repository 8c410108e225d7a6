import { firstMenu } from '@lanternway/contracts/site/first-menu';
import { tryRule } from '../../content-rules/try-rule';
import { menuRules } from './rules';

const to = (address: string) => ({ kind: 'address', address });
const group = (label: string, ...links: object[]) => ({ label, links });
const camp = { label: 'Camp', destination: { kind: 'landing', landing: [{ documentId: 'camp' }] } };
const publishing = { isPublishing: true };

describe('a menu that is published', () => {
  it('needs words for a link to an address, and a place for every link to lead to', async () => {
    const menu = {
      groups: [group('Courses', { label: '', destination: to('/faq') }, { destination: { kind: 'post' } })],
      links: [{ label: 'Camp', destination: { kind: 'address', address: '' } }],
      columns: [group('', camp)],
    };
    expect(await tryRule(menuRules, menu, publishing)).toEqual([
      'groups.0.links.0.label: Write the words of the link.',
      'groups.0.links.1.destination.post: Choose the post to which the link leads.',
      'links.0.destination.address: Write the address to which the link leads.',
      'columns.0.links.0.destination.landing: This landing page is not on the site. Publish it first, or choose another.',
    ]);
    expect(await tryRule(menuRules, menu)).toEqual([]);
  });

  it('says of each link where it leads', async () => {
    const menu = {
      groups: [group('Courses', { label: 'Learn more', destination: to('/courses/coding') })],
      links: [{ label: 'here', destination: to('/faq') }],
      columns: [group('', { label: 'Learn more about us', destination: to('/faq') })],
    };
    expect(await tryRule(menuRules, menu, publishing)).toEqual([
      'groups.0.links.0.label: "Learn more" could be on any link. Say where it leads, such as "See the dates".',
      'links.0.label: "here" could be on any link. Say where it leads, such as "See the dates".',
    ]);
    expect(await tryRule(menuRules, menu)).toEqual([]);
  });

  it('may lead to booking, chat and what is on the site, under the title of its target', async () => {
    const links = [
      { ...camp, label: '' },
      { destination: { kind: 'booking' } },
      { destination: { kind: 'chat' } },
    ];
    const menu = { groups: [group('Courses', ...links)] };
    expect(await tryRule(menuRules, menu, { ...publishing, published: [{}] })).toEqual([]);
  });

  it('tells its groups apart', async () => {
    expect(await tryRule(menuRules, { groups: [group('About'), group('About')] })).toEqual([
      'groups.1.label: There is already a group called "About". Choose other words.',
    ]);
  });

  it('has room for the first menu, for long words in two lines, and for no more', async () => {
    const labels = firstMenu.groups.map(({ label }) => label);
    const menu = (...more: string[]) => ({ groups: [...labels, ...more].map((label) => group(label)) });
    expect(await tryRule(menuRules, menu('Achievements'), publishing)).toEqual([]);
    const six = Array.from({ length: 6 }, (_, at) => group(`Summer camps ${String(at)}`));
    expect(await tryRule(menuRules, { groups: six }, publishing)).toEqual([]);
    const [sentence] = await tryRule(menuRules, menu('Achievements', 'Scholarships'), publishing);
    expect(sentence).toMatch(/^groups: The head of the pages has no room .* shorter by \d+ letters/);
  });
});

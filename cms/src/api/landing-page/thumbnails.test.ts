import schema from './content-types/landing-page/schema.json';
import { drawBlocks } from './thumbnails';

it.each(schema.attributes.blocks.components)('shows a drawing of %s, which names the block', (uid) => {
  const component: { info: { preview?: string } } = { info: {} };
  drawBlocks({ components: { [uid]: component } } as never);
  expect(component.info.preview).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(component.info.preview?.split('#').pop()).toBe(uid);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '..', '..');
const filesOf = (ending: string): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(sources, file));

const shared = path.join(sources, 'ui', 'styles', 'dialog.css');

/** The dialogs with looks of their own: the file, and the class that stands next to `dlg`. */
const dialogs = filesOf('.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/className="dlg ([a-z-]+)"/g)].map(([, name = '']) => ({
    file,
    name,
  })),
);

/** The styles that a file imports, in their order. */
const stylesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import '(.+\.css)';$/gm)].map(([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );

it.each(dialogs)(
  'the looks of $name come after those of all dialogs, whose rules weigh the same',
  ({ file, name }) => {
    const own = new RegExp(`(^|[\\s,])\\.${name}(\\[open\\])?\\s*[,{]`, 'm');
    const styling = filesOf('.css').filter((style) => own.test(readFileSync(style, 'utf8')));
    const styles = stylesOf(file);
    for (const style of styling.filter((one) => one !== shared)) {
      expect(styles.indexOf(style)).toBeGreaterThan(styles.indexOf(shared));
      expect(styles).toContain(shared);
    }
  },
);

it('finds the dialogs', () => {
  expect(dialogs.length).toBeGreaterThan(4);
});

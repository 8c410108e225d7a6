/** The site's colours and nothing else of it: these pages need no font and no build. */
export const style = `
* { box-sizing: border-box }
body { margin: 0; background: #FFFDF9; color: #12303A; font: 17px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif }
header { background: #0A323C; border-bottom: 5px solid #FFB21E; color: #FFFFFF; padding: 16px 20px }
header p { display: flex; align-items: center; gap: 12px; max-width: 60rem; margin: 0 auto; font: 700 20px/1.2 Georgia, serif }
main { max-width: 62rem; margin: 0 auto; padding: 24px 20px 64px }
h1 { margin: 0 0 8px; color: #0A323C; font: 700 30px/1.2 Georgia, serif; overflow-wrap: anywhere }
h2 { margin: 32px 0 8px; color: #0A323C; font: 700 21px/1.3 Georgia, serif }
a { color: #0B5A63; text-underline-offset: 3px }
a:hover { text-decoration-thickness: 2px }
a:focus-visible { outline: 3px solid #0B5A63; outline-offset: 3px; border-radius: 4px }
.quiet { color: #48626A }
ul.mails { margin: 24px 0 0; padding: 0; list-style: none; border-top: 1px solid #CFE0DC }
ul.mails li { display: grid; grid-template-columns: 1fr auto; gap: 2px 24px; padding: 14px 0; border-bottom: 1px solid #CFE0DC }
ul.mails a { font-weight: 700; overflow-wrap: anywhere; padding: 4px 0 }
ul.mails .to { grid-column: 1; overflow-wrap: anywhere }
ul.mails .at { grid-column: 2; grid-row: 1; padding: 4px 0; white-space: nowrap }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 16px 0 }
dt { color: #48626A }
dd { margin: 0; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 44rem; border: 1px solid #CFE0DC; background: #EFF7F5 }
pre { margin: 0; padding: 20px; border: 1px solid #CFE0DC; background: #FFFFFF; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 600px) {
  ul.mails li { grid-template-columns: 1fr }
  ul.mails .at { grid-column: 1; grid-row: auto; padding: 0 }
  h1 { font-size: 25px }
}
`;

/** The frame of the sandbox's windows: a native dialog, which traps the focus and closes with Escape. */

/** A strict policy of the page forbids styles in markup, but allows a stylesheet constructed by a script. */
const styles = `
.sandbox-window { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem);
  margin: auto; padding: 0; overflow: auto; border: 0; border-radius: 14px; background: #fff; color: #12303a;
  font: 400 16px/1.5 system-ui, sans-serif; box-shadow: 0 24px 70px rgb(4 32 42 / 45%); }
.sandbox-window::backdrop { background: rgb(4 32 42 / 62%); }
.sandbox-window * { box-sizing: border-box; }
.sandbox-window :focus-visible { outline: 3px solid #0b5a63; outline-offset: 2px; }
.sandbox-mark { margin: 0; padding: 8px 20px; background: #12303a; color: #ffe3a1; font-size: 14px; font-weight: 600; }
.sandbox-head { display: flex; align-items: flex-start; gap: 12px; padding: 18px 20px 14px;
  border-bottom: 1px solid #cfe0dc; }
.sandbox-title { margin: 0; font-size: 18px; font-weight: 700; line-height: 1.3; }
.sandbox-text { margin: 2px 0 0; color: #48626a; font-size: 15px; }
.sandbox-amount { margin: 6px 0 0; font-size: 26px; font-weight: 700; line-height: 1.2; }
.sandbox-grow { flex: 1 1 auto; min-width: 0; overflow-wrap: anywhere; }
.sandbox-body { display: grid; gap: 12px; padding: 16px 20px 20px; }
.sandbox-label { display: grid; gap: 4px; font-size: 14px; font-weight: 600; }
.sandbox-input { width: 100%; min-height: 46px; padding: 8px 12px; border: 1px solid #6f8b90; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; font-weight: 400; }
.sandbox-button { min-height: 48px; padding: 10px 16px; border: 1px solid #6f8b90; border-radius: 8px; background: #fff;
  color: #12303a; font: inherit; font-weight: 600; cursor: pointer; }
.sandbox-button:hover:not(:disabled) { background: #eff7f5; }
.sandbox-button:disabled { opacity: .55; cursor: default; }
.sandbox-main { border-color: #0b5a63; background: #0b5a63; color: #fff; }
.sandbox-main:hover:not(:disabled) { background: #094c54; }
.sandbox-yellow { border-color: #ffc439; background: #ffc439; color: #111; }
.sandbox-yellow:hover:not(:disabled) { background: #f2ba36; }
.sandbox-close { min-width: 44px; min-height: 44px; padding: 0; border: 0; border-radius: 8px; background: none;
  color: inherit; font: inherit; font-size: 24px; line-height: 1; cursor: pointer; }
.sandbox-message { margin: 0; padding: 10px 12px; border-radius: 8px; background: #fdecea; color: #b3261e; }
.sandbox-message:empty { display: none; }
.sandbox-hint { margin: 0; color: #48626a; font-size: 14px; }
.sandbox-paypal { display: flex; flex-direction: column; align-items: center; gap: 4px; width: 100%; }
.sandbox-paypal .sandbox-button { width: 100%; }
.sandbox-under { margin: 0; color: #48626a; font: 400 13px/1.4 system-ui, sans-serif; }
`;

let isStyled = false;

export function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

interface Traits {
  className?: string;
  text?: string;
  testId?: string;
  label?: string;
  onClick?: () => void;
}

export function part<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className, text, testId, label, onClick }: Traits = {},
  children: Node[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  if (testId !== undefined) element.dataset['testid'] = testId;
  if (label !== undefined) element.setAttribute('aria-label', label);
  if (onClick !== undefined) element.addEventListener('click', onClick);
  element.append(...children);
  return element;
}

export function button(text: string, testId: string, onClick: () => void, kind = ''): HTMLButtonElement {
  const element = part('button', { className: `sandbox-button ${kind}`.trim(), text, testId, onClick });
  element.type = 'button';
  return element;
}

export function field(
  label: string,
  name: string,
  hint: string,
): { box: HTMLLabelElement; input: HTMLInputElement } {
  const input = part('input', { className: 'sandbox-input', testId: name });
  input.autocomplete = 'off';
  input.placeholder = hint;
  return { box: part('label', { className: 'sandbox-label', text: label }, [input]), input };
}

export interface Sheet {
  /** The place for the window's own parts. */
  body: HTMLElement;
  /** Shows an error; '' removes it. */
  say: (text: string) => void;
  /** What is being paid for, and the amount. */
  setPurchase: (text: string, amount: string) => void;
  setBusy: (isBusy: boolean) => void;
  /** Closes it without calling `onDismiss`. */
  close: () => void;
}

interface SheetTraits {
  title: string;
  text: string;
  amount: string;
  closeTestId: string;
  closesByEscape: boolean;
  onDismiss: () => void;
}

/** Opens a window over the page. When it closes, the focus returns to where it was. */
export function openSheet({
  title,
  text,
  amount,
  closeTestId,
  closesByEscape,
  onDismiss,
}: SheetTraits): Sheet {
  addStyles();
  const before = document.activeElement;
  const shownAmount = part('p', { className: 'sandbox-amount', text: amount });
  const shownText = part('p', { className: 'sandbox-text', text });
  const message = part('p', { className: 'sandbox-message' });
  message.setAttribute('role', 'alert');
  const body = part('div', { className: 'sandbox-body' });
  const closer = part('button', {
    className: 'sandbox-close',
    text: '×',
    testId: closeTestId,
    label: 'Close',
  });
  closer.type = 'button';
  const words = [part('h2', { className: 'sandbox-title', text: title }), shownText, shownAmount];
  const head = part('div', { className: 'sandbox-head' }, [
    part('div', { className: 'sandbox-grow' }, words),
    closer,
  ]);
  const mark = part('p', { className: 'sandbox-mark', text: 'Test mode — no money moves' });
  const dialog = part('dialog', { className: 'sandbox-window', label: `${title}, test payment` }, [
    mark,
    head,
    body,
  ]);
  body.append(message);
  let isDismissed = true;
  closer.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('cancel', (event) => {
    if (!closesByEscape) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    document.documentElement.style.removeProperty('overflow');
    if (before instanceof HTMLElement) before.focus();
    if (isDismissed) onDismiss();
  });
  document.body.append(dialog);
  document.documentElement.style.setProperty('overflow', 'hidden');
  dialog.showModal();
  return {
    body,
    say: (said) => {
      message.textContent = said;
    },
    setPurchase(said, price) {
      shownText.textContent = said;
      shownAmount.textContent = price;
    },
    setBusy(isBusy) {
      for (const each of body.querySelectorAll('button')) each.disabled = isBusy;
    },
    close() {
      isDismissed = false;
      dialog.close();
    },
  };
}

const locales: Record<string, string> = { INR: 'en-IN', USD: 'en-US' };

export const money = (minor: number, currency: string): string =>
  new Intl.NumberFormat(locales[currency] ?? 'en-GB', { style: 'currency', currency }).format(minor / 100);

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { AnyObject } from 'yup';
import { FormAlert, NoticePanel } from './FormAlert';
import type { CheckedForm, Notice } from './use-checked-form';
import './form.css';

const needsScript: Notice = {
  tone: 'info',
  text: 'This form needs JavaScript. Please switch it on in your browser.',
};

/** While the form is sent, its button is disabled and loses the focus. It gets it back unless a field has taken it. */
function useFocusKept(isBusy: boolean) {
  const holder = useRef<HTMLFormElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = isBusy ? (holder.current?.querySelector('[type="submit"]') ?? null) : null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isBusy && isLost && last instanceof HTMLElement) last.focus();
  }, [isBusy]);
  return holder;
}

/** A message that is about no field: the button may be far below it, and nothing else on a phone would show that it was pressed. */
function useMessageInView(
  holder: RefObject<HTMLFormElement | null>,
  { notice, faults }: Pick<CheckedForm<AnyObject>, 'notice' | 'faults'>,
) {
  const isAlone = notice !== null && faults.length === 0;
  useEffect(() => {
    const message = isAlone ? holder.current?.querySelector('.notice') : null;
    if (message && 'scrollIntoView' in message) message.scrollIntoView({ block: 'nearest' });
  }, [holder, notice, isAlone]);
}

interface FormProps<Values extends AnyObject> {
  form: Pick<CheckedForm<Values>, 'onSubmit' | 'notice' | 'faults' | 'isBusy'>;
  /** For a button outside of the form. */
  id?: string;
  children: ReactNode;
}

/**
 * A form that the application sends. If a browser ever sends it by itself, `post` keeps the values out of the address.
 * The build starts the application at once on a page with such a form, and the first script remembers early presses.
 */
export function Form<Values extends AnyObject>({ form, id, children }: FormProps<Values>) {
  const holder = useFocusKept(form.isBusy);
  useMessageInView(holder, form);
  return (
    <form ref={holder} id={id} method="post" noValidate onSubmit={form.onSubmit}>
      <noscript>
        <NoticePanel notice={needsScript} />
      </noscript>
      <FormAlert notice={form.notice} faults={form.faults} />
      <div className="form-fields">{children}</div>
    </form>
  );
}

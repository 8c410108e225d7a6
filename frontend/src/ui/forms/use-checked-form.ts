import { yupResolver } from '@hookform/resolvers/yup';
import { checkFields } from '@lanternway/contracts/wire/parse';
import { useCallback, useRef, useState } from 'react';
import { type Path, type PathValue, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { isOffline } from '../connection';
import { type Fault, listFaults, sentenceOf } from './list-faults';
import type { FieldOfForm } from './fields/TextField';
import { offlineNotice, useReconnection } from './offline-notice';
import { type KeptFields, useKeptFields } from './use-kept-fields';
import { type SendResult, useSending } from './use-sending';

export interface Notice {
  tone: 'error' | 'success' | 'info';
  /** A line above the text, in bold. */
  title?: string | undefined;
  text: string;
}

export interface CheckedForm<Values extends AnyObject> {
  field: (name: keyof Values & string) => FieldOfForm;
  onSubmit: (event: { preventDefault: () => void }) => void;
  isBusy: boolean;
  /** The form was sent successfully; another page follows. */
  isDone: boolean;
  /** The message above the fields, and the fields it is about. */
  notice: Notice | null;
  faults: Fault[];
  say: (notice: Notice | null) => void;
  /** Sets a value that the parent did not type, unless they have typed one. */
  fill: (name: string, value: string) => void;
  /** The value of a field that others depend on; empty if it has none. */
  value: (name: keyof Values & string) => string;
  /** Sets a value that the parent does not type into a field. */
  set: (name: keyof Values & string, value: string) => void;
  /** Removes the errors of fields that are no longer asked for. */
  clearFaults: (names: readonly (keyof Values & string)[]) => void;
  /** A field is known to be wrong and not fixed yet. */
  isFaulty: boolean;
}

interface Options<Values extends AnyObject> {
  /** The schema of the call, so that the form and the server check the same. */
  schema: ObjectSchema<Values>;
  /** Gets the values after the schema has trimmed and normalised them. */
  send: (values: Values) => Promise<SendResult>;
  /** The draft of what was typed, kept until it has arrived. */
  kept?: KeptFields | undefined;
  /** The message above the fields if some are wrong, instead of the default one. */
  wrongText?: string;
  /** The same with a title, for a form whose message depends on what was typed. */
  wrongNotice?: ((typed: Values) => Omit<Notice, 'tone'>) | undefined;
  /** What the fields are called, for a message that names them instead of repeating their sentences. */
  labels?: Readonly<Record<string, string>>;
  /** Typing in a field removes its error until the form is sent again; otherwise each letter is checked. */
  forgivesTyping?: boolean;
  /** Called once a field was changed or left, when the form is refused here or by the server, and when it has arrived. */
  onStep?: (step: 'open' | 'error' | 'sent') => void;
}

/** Says once that the form was opened, and always before it says how it ended. */
function useSteps<Values extends AnyObject>(onStep: Options<Values>['onStep']) {
  const isOpened = useRef(false);
  const open = () => {
    if (!isOpened.current) onStep?.('open');
    isOpened.current = true;
  };
  const end = (step: 'error' | 'sent') => {
    open();
    onStep?.(step);
  };
  return { open, end };
}

/** The message above a form's fields, and the fields it is about. */
function useNotice() {
  const [{ notice, about }, set] = useState<{ notice: Notice | null; about: string[] }>({
    notice: null,
    about: [],
  });
  const say = useCallback((next: Notice | null, names: string[] = []) => {
    set({ notice: next, about: names });
  }, []);
  return { notice, about, say };
}

/** What other code does with the values of the fields. */
function useValues<Values extends AnyObject>(methods: UseFormReturn<Values>) {
  const { getValues, setValue, clearErrors, watch } = methods;
  const fill = useCallback(
    (name: string, value: string) => {
      const path = name as Path<Values>;
      if (!getValues(path)) setValue(path, value as PathValue<Values, Path<Values>>);
    },
    [getValues, setValue],
  );
  return {
    fill,
    value: (name: keyof Values & string) => {
      const value: unknown = watch(name as unknown as Path<Values>);
      return typeof value === 'string' ? value : '';
    },
    set: (name: keyof Values & string, value: string) =>
      setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>),
    clearFaults: (names: readonly (keyof Values & string)[]) =>
      clearErrors(names as unknown as Path<Values>[]),
  };
}

/**
 * The library reads a group of radio buttons when it meets the first, and then clears the others. One of those that was
 * chosen before the application took over would be lost.
 */
function keepChoice(
  element: HTMLElement | null,
  meet: (element: HTMLElement | null) => void,
  set: (choice: string) => void,
): void {
  const chosen = element instanceof HTMLInputElement && element.type === 'radio' && element.checked;
  meet(element);
  if (chosen && !element.checked) set(element.value);
}

/**
 * A form that is checked by a schema of the contracts. The values stay in the browser's fields, so what was typed or
 * filled in before the application took over is read from there.
 */
export function useCheckedForm<Values extends AnyObject>(options: Options<Values>): CheckedForm<Values> {
  const names = Object.keys(options.schema.fields);
  const { labels, onStep } = options;
  const resolver = yupResolver(options.schema, { abortEarly: false }) as unknown as Resolver<Values>;
  const methods = useForm<Values>({
    resolver,
    reValidateMode: options.forgivesTyping ? 'onSubmit' : 'onChange',
    // The form focuses the first wrong field in the order of the page, which the library does not know.
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, setFocus, setValue, formState } = methods;
  const { notice, about, say } = useNotice();
  const { phase, start } = useSending(options.send);
  const { open, end } = useSteps(onStep);
  useKeptFields(methods, options.kept);
  const wrong = listFaults(names, (name) => sentenceOf(formState.errors[name]), labels);

  const blame = (next: Notice | null, faults: readonly Fault[]) => {
    const known = faults.map(({ name }) => name);
    say(next, next === null ? [] : known);
    if (known[0] !== undefined) setFocus(known[0] as Path<Values>);
  };
  useReconnection(notice, say);
  const onValid = async (values: Values) => {
    say(isOffline() ? offlineNotice : null);
    if (isOffline()) return;
    const result = await start(values);
    if (result !== undefined) end(result.kind === 'done' ? 'sent' : 'error');
    if (result?.kind === 'done' && result.text) say({ tone: 'success', text: result.text });
    if (result?.kind !== 'refused') return;
    const faults = listFaults(names, (name) => result.errors?.[name]);
    for (const { name, text } of faults) setError(name as Path<Values>, { type: 'server', message: text });
    const { tone = 'error', title, text } = result;
    blame(text === undefined ? null : { tone, title, text }, faults);
  };
  const submit = handleSubmit(onValid, (errors) => {
    const { wrongText = checkFields, wrongNotice } = options;
    end('error');
    blame(
      { tone: 'error', ...(wrongNotice?.(methods.getValues()) ?? { text: wrongText }) },
      listFaults(names, (name) => sentenceOf(errors[name])),
    );
  });

  const faults = wrong.filter(({ name }) => about.includes(name));
  return {
    ...useValues(methods),
    field: (name) => {
      const path = name as unknown as Path<Values>;
      const { ref, onChange, onBlur } = register(path);
      return {
        name,
        inputRef: (element) => keepChoice(element, ref, (choice) => setValue(path, choice as never)),
        onChange: (event) => {
          open();
          if (options.forgivesTyping) methods.clearErrors(name as unknown as Path<Values>);
          void onChange(event);
        },
        onBlur: (event) => {
          open();
          void onBlur(event);
        },
        error: sentenceOf(formState.errors[name]),
      };
    },
    onSubmit: (event) => void submit(event as Parameters<typeof submit>[0]),
    isBusy: phase === 'busy',
    isDone: phase === 'done',
    isFaulty: wrong.length > 0,
    // Once every field that the message is about is fixed, the message disappears.
    notice: about.length > 0 && faults.length === 0 ? null : notice,
    faults,
    say,
  };
}

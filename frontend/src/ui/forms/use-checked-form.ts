import { yupResolver } from '@hookform/resolvers/yup';
import { checkFields } from '@lanternway/contracts/wire/parse';
import { useCallback, useState } from 'react';
import { type Path, type PathValue, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { type Fault, listFaults, sentenceOf } from './list-faults';
import type { FieldOfForm } from './TextField';
import { type KeptFields, useKeptFields } from './use-kept-fields';
import { type Ending, useSending } from './use-sending';

export interface Notice {
  tone: 'error' | 'success' | 'info';
  text: string;
}

export interface CheckedForm<Values extends AnyObject> {
  field: (name: keyof Values & string) => FieldOfForm;
  onSubmit: (event: { preventDefault: () => void }) => void;
  isBusy: boolean;
  /** The form has done its work; what follows is another page. */
  isDone: boolean;
  /** What is said above the fields, and the fields that it speaks of. */
  notice: Notice | null;
  faults: Fault[];
  say: (notice: Notice | null) => void;
  /** Sets a value that the parent did not type, unless he has typed one. */
  fill: (name: string, value: string) => void;
  /** What stands in a field that others depend on; empty where nothing does. */
  value: (name: keyof Values & string) => string;
  /** Sets a value for which there is no field that a parent types into. */
  set: (name: keyof Values & string, value: string) => void;
  /** Forgets what was wrong with fields that are asked for no more. */
  clearFaults: (names: readonly (keyof Values & string)[]) => void;
  /** A field is known to be wrong and not mended yet. */
  isFaulty: boolean;
}

interface Options<Values extends AnyObject> {
  /** The schema of the call, so that the form and the server say the same. */
  schema: ObjectSchema<Values>;
  /** Gets the values as the schema leaves them: trimmed, in the right case. */
  send: (values: Values) => Promise<Ending>;
  /** Where what is typed is kept until it has arrived. */
  kept?: KeptFields | undefined;
  /** What is said above the fields where some are wrong, in place of the usual sentence. */
  wrongText?: string;
  /** Says in another way that fields are wrong than the form does above them. */
  onInvalid?: ((typed: Values) => void) | undefined;
  /** Typing in a field takes back what was said of it until the form is sent again, in place of looking at each letter. */
  forgivesTyping?: boolean;
}

/** What a form says above its fields, and of which fields it speaks. */
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

/** What others than the fields do with their values. */
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
 * A form that is checked by a schema of the contracts. Its fields keep their own values, so what was typed, or filled in
 * by a password keeper, before the application took over is there and is read from there.
 */
export function useCheckedForm<Values extends AnyObject>(options: Options<Values>): CheckedForm<Values> {
  const names = Object.keys(options.schema.fields);
  const resolver = yupResolver(options.schema, { abortEarly: false }) as unknown as Resolver<Values>;
  const methods = useForm<Values>({
    resolver,
    reValidateMode: options.forgivesTyping ? 'onSubmit' : 'onChange',
    // In the order of the page, which the library does not know.
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, setFocus, formState } = methods;
  const { notice, about, say } = useNotice();
  const { phase, start } = useSending(options.send);
  useKeptFields(methods, options.kept);
  const wrong = listFaults(names, (name) => sentenceOf(formState.errors[name]));

  const blame = (text: string | undefined, faults: readonly Fault[]) => {
    const known = faults.map(({ name }) => name);
    if (text === undefined) say(null);
    else say({ tone: 'error', text }, known);
    if (known[0] !== undefined) setFocus(known[0] as Path<Values>);
  };
  const onValid = async (values: Values) => {
    say(null);
    const ending = await start(values);
    if (ending?.kind === 'done' && ending.text) say({ tone: 'success', text: ending.text });
    if (ending?.kind !== 'refused') return;
    const faults = listFaults(names, (name) => ending.errors?.[name]);
    for (const { name, text } of faults) setError(name as Path<Values>, { type: 'server', message: text });
    blame(ending.text, faults);
  };
  const submit = handleSubmit(onValid, (errors) => {
    options.onInvalid?.(methods.getValues());
    blame(
      options.onInvalid ? undefined : (options.wrongText ?? checkFields),
      listFaults(names, (name) => sentenceOf(errors[name])),
    );
  });

  const faults = wrong.filter(({ name }) => about.includes(name));
  return {
    ...useValues(methods),
    field: (name) => {
      const { ref, onChange, onBlur } = register(name as unknown as Path<Values>);
      return {
        name,
        inputRef: ref,
        onChange: (event) => {
          if (options.forgivesTyping) methods.clearErrors(name as unknown as Path<Values>);
          void onChange(event);
        },
        onBlur: (event) => void onBlur(event),
        error: sentenceOf(formState.errors[name]),
      };
    },
    onSubmit: (event) => void submit(event as Parameters<typeof submit>[0]),
    isBusy: phase === 'busy',
    isDone: phase === 'done',
    isFaulty: wrong.length > 0,
    // Once every field that it spoke of is mended, there is nothing left to say.
    notice: about.length > 0 && faults.length === 0 ? null : notice,
    faults,
    say,
  };
}

import { yupResolver } from '@hookform/resolvers/yup';
import { checkFields } from '@lanternway/contracts/parse';
import { useCallback, useState } from 'react';
import { type Path, type PathValue, type Resolver, useForm } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { type Fault, listFaults, sentenceOf } from './list-faults';
import type { FieldOfForm } from './TextField';
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
}

interface Options<Values extends AnyObject> {
  /** The schema of the call, so that the form and the server say the same. */
  schema: ObjectSchema<Values>;
  /** Gets the values as the schema leaves them: trimmed, in the right case. */
  send: (values: Values) => Promise<Ending>;
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

/**
 * A form that is checked by a schema of the contracts. Its fields keep their own values, so what was typed, or filled in
 * by a password keeper, before the application took over is there and is read from there.
 */
export function useCheckedForm<Values extends AnyObject>(options: Options<Values>): CheckedForm<Values> {
  const names = Object.keys(options.schema.fields);
  const resolver = yupResolver(options.schema, { abortEarly: false }) as unknown as Resolver<Values>;
  const { register, handleSubmit, setError, setFocus, setValue, getValues, formState } = useForm<Values>({
    resolver,
  });
  const { notice, about, say } = useNotice();
  const { phase, start } = useSending(options.send);
  const wrong = listFaults(names, (name) => sentenceOf(formState.errors[name]));

  const blame = (text: string, faults: readonly Fault[]) => {
    const known = faults.map(({ name }) => name);
    say({ tone: 'error', text }, known);
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
  const submit = handleSubmit(onValid, (errors) =>
    blame(
      checkFields,
      listFaults(names, (name) => sentenceOf(errors[name])),
    ),
  );
  const fill = useCallback(
    (name: string, value: string) => {
      const path = name as Path<Values>;
      if (!getValues(path)) setValue(path, value as PathValue<Values, Path<Values>>);
    },
    [getValues, setValue],
  );

  const faults = wrong.filter(({ name }) => about.includes(name));
  return {
    field: (name) => {
      const { ref, onChange, onBlur } = register(name as unknown as Path<Values>);
      return {
        name,
        inputRef: ref,
        onChange: (event) => void onChange(event),
        onBlur: (event) => void onBlur(event),
        error: sentenceOf(formState.errors[name]),
      };
    },
    onSubmit: (event) => void submit(event as Parameters<typeof submit>[0]),
    isBusy: phase === 'busy',
    isDone: phase === 'done',
    // Once every field that it spoke of is mended, there is nothing left to say.
    notice: about.length > 0 && faults.length === 0 ? null : notice,
    faults,
    say,
    fill,
  };
}

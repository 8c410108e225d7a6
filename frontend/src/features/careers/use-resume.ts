import { resumeField } from '@lanternway/contracts/enquiries/site';
import { type RefObject, useEffect, useRef } from 'react';
import type { CheckedForm } from '../../ui/forms/use-checked-form';
import { chooseAgain, faultOfResume } from './check-resume';
import type { Application } from './fields';

export interface ChosenResume {
  files: readonly File[];
  inputRef: RefObject<HTMLInputElement>;
  onChoose: (files: readonly File[]) => void;
  error: string | undefined;
  /** Asks for the file again after a reload has lost it. */
  help: string | undefined;
}

type ApplicationForm = Pick<CheckedForm<Application>, 'field' | 'set' | 'value' | 'clearFaults'>;

interface Chosen {
  files: readonly File[];
  setFiles: (files: readonly File[]) => void;
}

/**
 * The file of an application. A browser does not let a page put a file back into its field, so the form holds the file
 * separately. It shows at once what is wrong with it, and only the name is kept in the draft.
 */
export function useResume(form: ApplicationForm, { files, setFiles }: Chosen): ChosenResume {
  const inputRef = useRef<HTMLInputElement>(null);
  const { inputRef: register, error } = form.field(resumeField);
  // So that the form can move the focus to the field.
  useEffect(() => register(inputRef.current), [register]);
  // A file that was chosen before the application took over.
  useEffect(() => {
    const early = inputRef.current?.files;
    if (early?.length) setFiles([...early]);
  }, [setFiles]);
  const onChoose = (chosen: readonly File[]) => {
    setFiles(chosen);
    form.set('resumeName', chosen[0]?.name ?? '');
    form.clearFaults([resumeField]);
  };
  const isLost = files.length === 0 && form.value('resumeName') !== '';
  return {
    files,
    inputRef,
    onChoose,
    error: (files.length > 0 ? faultOfResume(files) : null) ?? error,
    help: isLost ? chooseAgain : undefined,
  };
}

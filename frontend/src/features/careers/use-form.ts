import { careerFaults } from '@lanternway/contracts/enquiries/site';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openFormSession } from '../../browser/drafts/form-session';
import { askCountry } from '../../server-calls/ask-country';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import type { CountryChoice } from '../../ui/forms/phone/PhoneField';
import { raiseToast } from '../../ui/toast/toasts';
import { type ApplicationFields, applicationSchema, sendApplication } from './send';
import { useResume } from './use-resume';

interface Options {
  policyVersion: number | null;
  /** Called when it has arrived. */
  onSent: () => void;
}

interface Progress {
  name: string;
  share: number;
  onStop: () => void;
}

/** The upload in progress; null if there is none. */
function useUpload() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopper = useRef<AbortController | null>(null);
  // Leaving the page stops the upload.
  useEffect(() => () => stopper.current?.abort(), []);
  const start = (name: string) => {
    const controller = new AbortController();
    stopper.current = controller;
    const tell = (share: number) => setProgress({ name, share, onStop: () => controller.abort() });
    tell(0);
    return { signal: controller.signal, onProgress: tell };
  };
  return { progress, start };
}

/** The visitor's own country, unless they chose one. */
function useOwnCountry({ fill }: Pick<CheckedForm<ApplicationFields>, 'fill'>): void {
  useEffect(() => {
    void askCountry().then((country) => {
      if (country !== null) fill('iso', country);
    });
  }, [fill]);
}

const sayInvalid = () => raiseToast({ tone: 'bad', ...careerFaults.invalid });

/** The application form: its fields, its file, and its sending. */
export function useApplication({ policyVersion, onSent }: Options) {
  const [session] = useState(() => openFormSession('career'));
  const [files, setFiles] = useState<readonly File[]>([]);
  const schema = useMemo(() => applicationSchema(files), [files]);
  const { progress, start } = useUpload();
  const form = useCheckedForm<ApplicationFields>({
    schema,
    kept: session,
    forgivesTyping: true,
    onInvalid: sayInvalid,
    send: async (fields) => {
      const [resume] = files;
      // The schema requires it, so this does not happen.
      if (resume === undefined) return { kind: 'refused' };
      const ending = await sendApplication({ fields, resume, session, policyVersion, ...start(resume.name) });
      if (ending.kind === 'done') onSent();
      return ending;
    },
  });
  useOwnCountry(form);
  const country: CountryChoice = { iso: form.value('iso'), onChoose: (iso) => form.set('iso', iso) };
  return { form, country, resume: useResume(form, { files, setFiles }), progress };
}

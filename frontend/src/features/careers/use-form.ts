import { careerFaults } from '@lanternway/contracts/enquiries/site';
import { useEffect, useMemo, useRef, useState } from 'react';
import { countForm } from '../../browser/count';
import { openFormSession } from '../../browser/drafts/form-session';
import { askCountry } from '../../server-calls/ask-country';
import { useCheckedForm } from '../../ui/forms/use-checked-form';
import type { CountryChoice } from '../../ui/forms/phone/use-typed-phone';
import { useOwnCountry } from '../../ui/forms/phone/use-own-country';
import { type Application, applicationLabels, applicationSchema } from './fields';
import { sendApplication } from './send';
import { useResume } from './use-resume';

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
    const report = (share: number) => setProgress({ name, share, onStop: () => controller.abort() });
    report(0);
    return { signal: controller.signal, onProgress: report };
  };
  return { progress, start };
}

/** The form for an application: its draft, its checks, its file and its result. */
export function useApplication(policyVersion: number | null, onSent: () => void) {
  const [session] = useState(() => openFormSession('career'));
  const [files, setFiles] = useState<readonly File[]>([]);
  const schema = useMemo(() => applicationSchema(files), [files]);
  const { progress, start } = useUpload();
  const form = useCheckedForm<Application>({
    schema,
    kept: session,
    onStep: countForm,
    forgivesTyping: true,
    labels: applicationLabels,
    wrongNotice: () => careerFaults.invalid,
    send: async (application) => {
      const [resume] = files;
      // The schema requires it, so this does not happen.
      if (resume === undefined) return { kind: 'refused' };
      const result = await sendApplication(application, session, {
        resume,
        policyVersion,
        ...start(resume.name),
      });
      if (result.kind === 'done') onSent();
      return result;
    },
  });
  useOwnCountry(askCountry, form.fill, 'iso');
  const country: CountryChoice = { iso: form.value('iso'), onChoose: (iso) => form.set('iso', iso) };
  return { form, country, resume: useResume(form, { files, setFiles }), progress };
}

import { erasePerson, exportPerson, findPerson } from '@lanternway/contracts/enquiries/staff-calls';
import type { Erased, PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import { pathTo, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { saveFile } from '@lanternway/desk/asking/save-file';
import { faultsOf, sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

export interface Refused {
  sentence: string;
  /** The faulty fields, by name. */
  faults: Record<string, string>;
}

export interface Erasure {
  email: string;
  confirm: string;
  reason: string;
}

/** The data kept about one e-mail, and its actions, one at a time. */
export function usePrivacy() {
  const { post } = useFetchClient();
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [findings, setFindings] = useState<PrivacyFindings | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(ask: () => Promise<void>): Promise<Refused | null> {
    setIsBusy(true);
    try {
      await ask();
      return null;
    } catch (error) {
      const sentence = sentenceOf(error);
      toggleNotification({ type: 'danger', message: sentence });
      return { sentence, faults: faultsOf(error) };
    } finally {
      setIsBusy(false);
    }
  }

  async function look(email: string): Promise<void> {
    setFindings(await call(writeCall(findPerson, {}, { email })));
  }

  return {
    findings,
    erased,
    isBusy,

    find: (email: string) =>
      attempt(async () => {
        setFindings(null);
        setErased(null);
        await look(email);
      }),

    save: (email: string) =>
      attempt(async () => {
        const { data } = await post<object>(pathTo(exportPerson, {}), { email });
        const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile(content, `personal-data-${new Date().toISOString().slice(0, 10)}.json`);
        await look(email);
      }),

    erase: (erasure: Erasure) =>
      attempt(async () => {
        setErased(await call(writeCall(erasePerson, {}, erasure)));
        await look(erasure.email);
      }),
  };
}

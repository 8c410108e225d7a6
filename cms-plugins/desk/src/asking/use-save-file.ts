import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { saveFile } from './save-file';
import { sentenceOf } from './sentence-of';

export interface FileAsked {
  path: string;
  /** The file's name on the computer. */
  fileName: string;
}

/** Downloads a file of the desk with the staff member's login, and saves it. */
export function useSaveFile({ path, fileName }: FileAsked) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isSaving, setIsSaving] = useState(false);

  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const { data } = await get(path, { responseType: 'blob' });
      saveFile(data, fileName);
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    setIsSaving(false);
  }

  return { save, isSaving };
}

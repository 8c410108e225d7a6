import { Button, type ButtonProps } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { saveFile } from '../asking/save-file';
import { sentenceOf } from '../asking/sentence-of';

interface SaveFileButtonProps {
  path: string;
  /** What the file is called on the computer. */
  fileName: string;
  variant?: ButtonProps['variant'];
  children: string;
}

/** Fetches a file of the desk, which only who is logged in gets, and saves it. */
export function SaveFileButton({ path, fileName, variant = 'secondary', children }: SaveFileButtonProps) {
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

  return (
    <Button
      variant={variant}
      startIcon={<Download />}
      loading={isSaving}
      onClick={() => {
        void save();
      }}
    >
      {children}
    </Button>
  );
}

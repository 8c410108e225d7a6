import { Button, type ButtonProps } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { saveFile } from '../asking/save-file';
import { sentenceOf } from '../asking/sentence-of';

interface SaveFileButtonProps {
  path: string;
  /** The file's name on the computer. */
  fileName: string;
  variant?: ButtonProps['variant'];
  /** What is in the file, for who hears the button by itself. */
  of?: string;
  children: string;
}

/** Downloads a file of the desk with the staff member's login, and saves it. */
export function SaveFileButton({ path, fileName, variant = 'secondary', of, children }: SaveFileButtonProps) {
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
      {...(of === undefined ? {} : { 'aria-label': `${children}: ${of}` })}
      onClick={() => {
        void save();
      }}
    >
      {children}
    </Button>
  );
}

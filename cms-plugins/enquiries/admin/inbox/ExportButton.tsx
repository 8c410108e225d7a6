import { exportPath } from '@lanternway/contracts/desk-many';
import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { saveFile } from '../asking/save-file';
import { sentenceOf } from '../asking/sentence-of';

/** Saves what the filter shows, all pages of it, as a table for a spreadsheet. */
export function ExportButton({ query }: { query: string }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isExporting, setIsExporting] = useState(false);

  async function save(): Promise<void> {
    setIsExporting(true);
    try {
      const { data } = await get(`${exportPath}?${query}`, { responseType: 'blob' });
      saveFile(data, `enquiries-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    setIsExporting(false);
  }

  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={isExporting}
      onClick={() => {
        void save();
      }}
    >
      Export CSV
    </Button>
  );
}

import { importSpend, previewSpend } from '@lanternway/contracts/insight/staff-calls';
import { spendFileTitles, type SpendPreview } from '@lanternway/contracts/insight/staff-spend';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { counted } from '@lanternway/desk/format/counted';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';

interface Chosen {
  csv: string;
  preview: SpendPreview;
}

/** Looks like the other fields and buttons: Strapi has no field for a file outside its library. */
const FileInput = styled.input`
  max-width: 100%;
  font: inherit;
  font-size: 1.4rem;

  &::file-selector-button {
    min-height: 3.2rem;
    margin-inline-end: 1.2rem;
    padding: 0 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 0.4rem;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral800};
    font: inherit;
    font-size: 1.2rem;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Reads a file, shows what each of its lines would do, and adds those that fit. */
export function Import({ onImported }: { onImported: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { send, isBusy } = useChange(onImported);

  async function look(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const csv = await file.text();
    await send(writeCall(previewSpend, {}, { csv }), (preview) => {
      setChosen({ csv, preview });
      return preview.problem === ''
        ? { type: 'success', message: 'The file is read. Nothing is stored yet.' }
        : { type: 'warning', message: preview.problem };
    });
  }

  async function take(csv: string): Promise<void> {
    const ended = await send(writeCall(importSpend, {}, { csv }), ({ added, refused }) => ({
      type: 'success',
      message: `${counted(added, 'line', 'lines')} added, ${String(refused)} not taken.`,
    }));
    if (ended.kind === 'refused') return;
    setChosen(null);
    onImported();
  }

  return (
    <Panel title="Import a file">
      <Field.Root
        name="spend-file"
        hint={`Titles in the first line: ${spendFileTitles.join(', ')}. Days as 2026-11-24.`}
      >
        <Field.Label>CSV file of what was spent</Field.Label>
        <FileInput
          id="spend-file"
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file of what was spent"
          disabled={isBusy}
          onChange={(event) => {
            void look(event.target.files?.[0]);
          }}
        />
        <Field.Hint />
      </Field.Root>
      {chosen !== null && chosen.preview.rows.length > 0 && (
        <>
          <DataTable
            label="What the file has"
            rows={chosen.preview.rows}
            keyOf={({ line }) => String(line)}
            columns={[
              { title: 'Line', cell: ({ line }) => line },
              { title: 'Source', cell: ({ source }) => source },
              { title: 'Campaign', cell: ({ campaign }) => campaign || null },
              { title: 'Days', cell: ({ from, to }) => `${from} to ${to}` },
              { title: 'Amount', cell: ({ amount, currency }) => `${amount} ${currency}` },
              { title: 'Is it taken?', cell: ({ problem }) => (problem === '' ? 'Yes' : problem) },
            ]}
          />
          <Flex gap={2}>
            <Button
              disabled={chosen.preview.fitting === 0}
              loading={isBusy}
              onClick={() => {
                void take(chosen.csv);
              }}
            >
              {`Add ${counted(chosen.preview.fitting, 'line', 'lines')}`}
            </Button>
            <Button
              variant="tertiary"
              onClick={() => {
                setChosen(null);
              }}
            >
              Cancel
            </Button>
          </Flex>
        </>
      )}
      <Typography variant="pi" textColor="neutral600">
        The same source, campaign and days are taken only once. An amount is spread evenly over its days.
      </Typography>
    </Panel>
  );
}

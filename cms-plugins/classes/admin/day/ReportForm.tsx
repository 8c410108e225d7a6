import {
  reportLengths,
  strengths,
  type Strength,
  type TaughtClass,
} from '@lanternway/contracts/classes/teaching';
import { writeReport } from '@lanternway/contracts/classes/teaching-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { Button, Flex, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { useForm } from '@lanternway/desk/drafts/use-form';
import type { ClassProps } from './class-props';
import { readReport, reportDraftOf } from './report-draft';
import { StrengthChips } from './StrengthChips';

export const reportFormOf = ({ id, sequence }: TaughtClass): string =>
  `classes/report/${id}/${String(sequence)}`;

/** What the teacher writes for the parent, and a remark that only admissions read. */
export function ReportForm({ taught, day, asked, onDone }: ClassProps & { onDone: () => void }) {
  const { id, sequence, report, course } = taught;
  const form = useForm({
    name: reportFormOf(taught),
    fresh: reportDraftOf(report),
    read: (draft) => readReport(draft, { sequence, version: report?.version ?? 0 }),
    callTo: (written) => writeCall(writeReport, { id }, written),
    message: 'The report is saved.',
    reload: asked.reload,
    onSaved(saved) {
      asked.accept(saved);
      onDone();
    },
  });
  const { draft, faults, edit } = form;
  const offers = day.offers.filter((offer) => offer.course === course);
  return (
    <StackedForm gap={4} onSubmit={form.save}>
      <KeptNote wasKept={form.wasKept} onDiscard={form.forget} />
      <Labelled
        name="did"
        label="What you did"
        hint={`For the parent, at most ${String(reportLengths.did)} characters.`}
        fault={faults['did']}
      >
        <Textarea
          value={draft.did}
          onChange={(event: { target: { value: string } }) => {
            edit({ did: event.target.value });
          }}
        />
      </Labelled>
      <StrengthChips
        chosen={draft.strengths}
        fault={faults['strengths']}
        onChange={(chosen: Strength[]) => {
          edit({ strengths: chosen });
        }}
        words={strengths}
      />
      <Labelled
        name="offer"
        label="Next step"
        hint="The mail has a link to it. Leave it empty if you do not know."
        fault={faults['offer']}
      >
        <SingleSelect
          placeholder="Nothing yet"
          clearLabel="Clear: Next step"
          value={draft.offer}
          onChange={(offer) => {
            edit({ offer: String(offer) });
          }}
          onClear={() => {
            edit({ offer: '' });
          }}
        >
          {offers.map(({ key, title }) => (
            <SingleSelectOption key={key} value={key}>
              {title}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Labelled>
      <Labelled
        name="remark"
        label="Remark for admissions"
        hint="Never in the mail."
        fault={faults['remark']}
      >
        <Textarea
          value={draft.remark}
          onChange={(event: { target: { value: string } }) => {
            edit({ remark: event.target.value });
          }}
        />
      </Labelled>
      <Refusal sentence={form.refusal} />
      <Flex gap={2} wrap="wrap">
        <Button type="submit" size="L" loading={form.isBusy}>
          Save the report
        </Button>
        <Button size="L" variant="tertiary" onClick={onDone}>
          Close
        </Button>
      </Flex>
    </StackedForm>
  );
}

import { addLead, arrivals } from '@lanternway/contracts/enquiries/staff-add';
import { heardFrom } from '@lanternway/contracts/enquiries/heard';
import { courseLabels, courses } from '@lanternway/contracts/enquiries/site';
import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useForm } from '@lanternway/desk/drafts/use-form';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import { Button, Flex, Grid, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackToDesk } from '../parts/BackToDesk';
import { itemPage } from '../paths';
import { freshDraft, newKey, readDraft, type Draft } from './draft';
import { Known } from './Known';
import { TypedField } from './TypedField';
import { useKnown } from './use-known';

/** For an enquiry that came by phone or mail: staff type it in. */
export function AddPage() {
  return (
    <Page.Protect permissions={[{ action: deskPermissions.work, subject: null }]}>
      <Page.Main>
        <Page.Title>Add an enquiry · Admissions desk</Page.Title>
        <Layouts.Header
          title="Add an enquiry"
          subtitle="For a parent who called, wrote or spoke to you. You become its owner. No email is sent."
          navigationAction={<BackToDesk />}
        />
        <Layouts.Content>
          <Panel title="What the parent said">
            <AddForm />
          </Panel>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

function AddForm() {
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const form = useForm({
    name: 'enquiries/add',
    fresh: freshDraft,
    read: (typed) => readDraft(typed, key),
    callTo: (request) => writeCall(addLead, {}, request),
    message: 'The enquiry is added.',
    reload: () => void known.look(form.draft),
    onSaved: ({ id }) => {
      navigate(itemPage('free-class', id), { replace: true });
    },
  });
  const { draft, faults, edit } = form;
  const known = useKnown(draft);
  return (
    <StackedForm gap={4} onSubmit={form.save}>
      <KeptNote wasKept={form.wasKept} onDiscard={form.forget} />
      <Grid.Root gap={4}>
        <Choice
          name="cameBy"
          label="How it came"
          options={Object.entries(arrivals)}
          {...{ draft, faults, edit }}
        />
        <TypedField
          name="parentEmail"
          label="Email of the parent"
          type="email"
          {...{ draft, faults, edit }}
          hint="Ask for it: the invitation to the class goes there."
          onLeave={() => void known.look(draft)}
        />
        <TypedField
          name="parentPhone"
          label="Phone (optional)"
          type="tel"
          {...{ draft, faults, edit }}
          hint="With the country code, such as +44."
          onLeave={() => void known.look(draft)}
        />
      </Grid.Root>
      <Known rows={known.rows} isSure={draft.isSure} onSure={(isSure) => edit({ isSure })} />
      <Grid.Root gap={4}>
        <TypedField name="name" label="Name of the child" {...{ draft, faults, edit }} />
        <Choice
          name="course"
          label="Course"
          options={courses.map((course) => [course, courseLabels[course]])}
          {...{ draft, faults, edit }}
        />
        <TypedField
          name="level"
          label={draft.course === 'coding' ? 'Age' : 'Grade'}
          {...{ draft, faults, edit }}
        />
        <Choice
          name="heard"
          label="How they heard of us (optional)"
          options={Object.entries(heardFrom)}
          {...{ draft, faults, edit }}
        />
      </Grid.Root>
      <Labelled name="notes" label="What they want (optional)" fault={faults['notes']}>
        <Textarea
          value={draft.notes}
          onChange={(event) => {
            edit({ notes: event.target.value });
          }}
        />
      </Labelled>
      <Refusal sentence={form.refusal} />
      <Flex>
        <Button type="submit" size="L" loading={form.isBusy}>
          Add the enquiry
        </Button>
      </Flex>
    </StackedForm>
  );
}

interface ChoiceProps {
  name: 'cameBy' | 'course' | 'heard';
  label: string;
  options: readonly (readonly [value: string, word: string])[];
  draft: Draft;
  faults: Record<string, string>;
  edit: (part: Partial<Draft>) => void;
}

function Choice({ name, label, options, draft, faults, edit }: ChoiceProps) {
  return (
    <Column>
      <Labelled name={name} label={label} fault={faults[name]}>
        <SingleSelect
          value={draft[name]}
          placeholder="Choose"
          onChange={(value) => {
            edit({ [name]: String(value) });
          }}
          {...(name === 'heard' ? { clearLabel: `Clear: ${label}`, onClear: () => edit({ heard: '' }) } : {})}
        >
          {options.map(([value, word]) => (
            <SingleSelectOption key={value} value={value}>
              {word}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Labelled>
    </Column>
  );
}

import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { privacyQuery } from '@lanternway/contracts/enquiries/staff-privacy';
import { parse } from '@lanternway/contracts/wire/parse';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Flex, TextInput } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { BackToDesk } from '../parts/BackToDesk';
import { ErasedPanel } from './ErasedPanel';
import { Findings } from './Findings';
import { usePrivacy } from './use-privacy';

/** For requests to see or erase a person's data. */
export function PrivacyPage() {
  const { findings, erased, isBusy, find, save, erase } = usePrivacy();
  return (
    <Page.Protect permissions={[{ action: deskPermissions.privacy, subject: null }]}>
      <Page.Main>
        <Page.Title>Personal data · Admissions desk</Page.Title>
        <Layouts.Header
          title="Personal data"
          subtitle="See, export or erase everything that is kept under one email address. What you do here is recorded."
          navigationAction={<BackToDesk />}
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <FindForm isBusy={isBusy} onFind={find} />
            {erased !== null && <ErasedPanel erased={erased} />}
            {findings !== null && (
              <Findings findings={findings} isBusy={isBusy} onSave={save} onErase={erase} />
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

interface FindFormProps {
  isBusy: boolean;
  onFind: (email: string) => Promise<unknown>;
}

function FindForm({ isBusy, onFind }: FindFormProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();

  function find(event: FormEvent): void {
    event.preventDefault();
    const query = parse(privacyQuery, { email });
    setFault(query.kind === 'invalid' ? query.errors['email'] : undefined);
    if (query.kind === 'valid') void onFind(query.value.email);
  }

  return (
    <Panel title="Find a person">
      <form noValidate onSubmit={find}>
        <Flex direction="column" alignItems="start" gap={4}>
          <Labelled
            name="email"
            label="Email"
            hint="The address the parent or applicant has written from. Make sure that it is theirs before you send anything, and send it only to that address."
            fault={fault}
          >
            <TextInput
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
              }}
            />
          </Labelled>
          <Button type="submit" startIcon={<Search />} loading={isBusy}>
            Find
          </Button>
        </Flex>
      </form>
    </Panel>
  );
}

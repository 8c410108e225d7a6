import { mailPageSizes, mailStates } from '@lanternway/contracts/mail/mails';
import { listMails, sendTestMail } from '@lanternway/contracts/mail/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Pages } from '@lanternway/desk/parts/Pages';
import { SearchField } from '@lanternway/desk/parts/SearchField';
import { Box, Button, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { Layouts, Page, useQueryParams } from '@strapi/strapi/admin';
import { MailModal } from './MailModal';
import { MailTable } from './MailTable';
import { paceMs } from './pace';
import { useSending } from './use-sending';
import { stateLabels } from './labels';

/** The parts of the page's address. A search is called as in every other list. */
interface Asked {
  page?: string;
  pageSize?: string;
  state?: string;
  _q?: string;
  mail?: string;
}

/** Every mail of the last thirty days: its state and content, and sending it again. */
export function MailPage() {
  const [{ query }, setQuery] = useQueryParams<Asked>();
  const asked = useLoaded(readCall(listMails, {}, toServer(query).toString()), () => paceMs);
  const { loaded, reload } = asked;
  const { maySend, isSending, send } = useSending(reload);
  const count = loaded.kind === 'loaded' ? countMails(loaded.value.total) : '';

  return (
    <Page.Main>
      <Page.Title>Mail</Page.Title>
      <Layouts.Header
        title="Mail"
        subtitle={`What was sent to parents and staff in the last 30 days. ${count}`}
        primaryAction={
          maySend && (
            <Button
              startIcon={<Mail />}
              loading={isSending}
              onClick={() => {
                send(writeCall(sendTestMail, {}, {}));
              }}
            >
              Send a test mail to me
            </Button>
          )
        }
      />
      <Layouts.Action
        startActions={
          <>
            <Box flex="1 1 20rem" maxWidth="24rem">
              <SearchField
                search={query._q ?? ''}
                label="Search by address or kind of mail"
                placeholder="Address or kind of mail"
                onSearch={(wanted) => {
                  // Typing a search adds one step to the history, not ten.
                  const replaces = query._q !== undefined;
                  if (wanted === '') setQuery({ _q: '' }, 'remove', replaces);
                  else setQuery({ _q: wanted, page: '1' }, 'push', replaces);
                }}
              />
            </Box>
            <StateFilter
              state={query.state ?? ''}
              onChange={(state) => {
                if (state === '') setQuery({ state: '' }, 'remove');
                else setQuery({ state, page: '1' });
              }}
            />
          </>
        }
      />
      <Layouts.Content>
        <Found asked={asked}>
          {({ mails, total, pageSize }) =>
            mails.length === 0 ? (
              <Nothing>{describeEmpty(query)}</Nothing>
            ) : (
              <Box>
                <MailTable
                  mails={mails}
                  onOpen={(id) => {
                    setQuery({ mail: String(id) });
                  }}
                />
                <Pages total={total} pageSize={pageSize} sizes={mailPageSizes} />
              </Box>
            )
          }
        </Found>
      </Layouts.Content>
      {query.mail !== undefined && (
        <MailModal
          id={query.mail}
          onChange={reload}
          onClose={() => {
            setQuery({ mail: '' }, 'remove');
          }}
        />
      )}
    </Page.Main>
  );
}

function toServer({ page, pageSize, state, _q }: Asked): URLSearchParams {
  const asked = { page, pageSize, state, search: _q };
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const countMails = (total: number) => (total === 1 ? '1 mail.' : `${String(total)} mails.`);

function StateFilter({ state, onChange }: { state: string; onChange: (state: string) => void }) {
  return (
    <SingleSelect
      aria-label="State"
      size="S"
      value={state}
      placeholder="All states"
      onChange={(value: string | number) => {
        onChange(String(value));
      }}
      onClear={() => {
        onChange('');
      }}
    >
      {mailStates.map((name) => (
        <SingleSelectOption key={name} value={name}>
          {stateLabels[name].word}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

function describeEmpty({ state, _q }: Asked): string {
  const isNarrowed = state !== undefined || _q !== undefined;
  return isNarrowed ? 'No mails match.' : 'No mail has been sent yet.';
}

import type { SettingsReply } from '@lanternway/contracts/payments/finance-settings-changes';
import { providerNames, providers } from '@lanternway/contracts/payments/orders';
import { readSettings, readSummary } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Typography } from '@strapi/design-system';
import { DeskPage } from '../parts/DeskPage';
import { Found } from '@lanternway/desk/loading/Found';
import { useRights } from '../rights';
import { HistoryPanel } from './HistoryPanel';
import { ProposalPanel } from './ProposalPanel';
import { SettingsForm } from './SettingsForm';

/** Finance's settings for receipts, tax, refunds and alerts. The operator's keys are not shown. */
export function SettingsPage() {
  const { loaded, reload } = useLoaded(readCall(readSettings, {}));
  const { maySet } = useRights();
  return (
    <DeskPage title="Settings" subtitle="Receipts, tax, two-person approval, and who is notified.">
      <Found asked={{ loaded, reload }}>
        {(reply) => <Settings reply={reply} maySet={maySet} reload={reload} />}
      </Found>
      <Keys />
    </DeskPage>
  );
}

interface SettingsProps {
  reply: SettingsReply;
  maySet: boolean;
  reload: () => void;
}

function Settings({ reply, maySet, reload }: SettingsProps) {
  const { settings, seen, maySetAlone, proposal, history } = reply;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {maySet && !maySetAlone && (
        <Typography>
          You propose a change here. It takes effect once another person of finance, or the super admin, has
          confirmed it.
        </Typography>
      )}
      {proposal !== null && <ProposalPanel proposal={proposal} mayChange={maySet} onChanged={reload} />}
      <SettingsForm
        settings={settings}
        seen={seen}
        mayChange={maySet && (maySetAlone || proposal === null)}
        saveWord={maySetAlone ? 'Save' : 'Propose the change'}
        onSaved={reload}
      />
      <HistoryPanel history={history} />
    </Flex>
  );
}

function Keys() {
  const { loaded } = useLoaded(readCall(readSummary, {}));
  if (loaded.kind !== 'loaded') return null;
  const { configured, isTest } = loaded.value;
  return (
    <Panel title="Keys of the providers">
      <Typography textColor="neutral600">
        {isTest
          ? 'The payment sandbox replaces the providers: no money moves here.'
          : 'Keys are set by the people who run the server, and never shown.'}
      </Typography>
      <Flex tag="ul" gap={4} wrap="wrap">
        {providers.map((provider) => (
          <Flex key={provider} tag="li" gap={2}>
            <Typography>{providerNames[provider]}</Typography>
            <WordBadge colour={configured[provider] ? 'success' : 'neutral'}>
              {configured[provider] ? 'Configured' : 'Missing'}
            </WordBadge>
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
}

import { financeSummaryPath, type FinanceSummary } from '@lanternway/contracts/finance';
import { financeSettingsPath, type FinanceSettings } from '@lanternway/contracts/finance-settings';
import { providerNames, providers } from '@lanternway/contracts/orders';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Typography } from '@strapi/design-system';
import { DeskPage } from '../parts/DeskPage';
import { Found } from '../parts/Found';
import { useRights } from '../rights';
import { SettingsForm } from './SettingsForm';

/** What finance decides about receipts, tax, refunds and alerts. Keys are the operator's, and are not shown. */
export function SettingsPage() {
  const { loaded, accept } = useLoaded<FinanceSettings>(financeSettingsPath);
  const { maySet } = useRights();
  return (
    <DeskPage title="Settings" subtitle="Receipts, tax, the rule of two persons, and who is told of what.">
      <Found loaded={loaded} what="The settings">
        {(settings) => <SettingsForm settings={settings} mayChange={maySet} onSaved={accept} />}
      </Found>
      <Keys />
    </DeskPage>
  );
}

function Keys() {
  const { loaded } = useLoaded<FinanceSummary>(financeSummaryPath);
  if (loaded.kind !== 'loaded') return null;
  const { configured, isTest } = loaded.value;
  return (
    <Panel title="Keys of the providers">
      <Typography textColor="neutral600">
        {isTest
          ? 'The payment sandbox stands in for the providers: no money moves here.'
          : 'Keys are set by whoever runs the server, and shown nowhere.'}
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

import type { PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import { Nothing } from '@lanternway/desk/loading/Found';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { ReactNode } from 'react';
import { RowSummary } from '../item/related/RowSummary';
import { EraseButton } from './EraseButton';
import { isAnythingKept } from './describe-erased';
import type { Erasure, Refused } from './use-privacy';

interface FindingsProps {
  findings: PrivacyFindings;
  isBusy: boolean;
  onSave: (email: string) => Promise<unknown>;
  onErase: (erasure: Erasure) => Promise<Refused | null>;
}

export function Findings({ findings, isBusy, onSave, onErase }: FindingsProps) {
  const { email, history } = findings;
  return (
    <>
      {isAnythingKept(findings) ? (
        <>
          <Panel
            title={email}
            action={
              <Flex gap={2} wrap="wrap">
                <Button
                  variant="secondary"
                  startIcon={<Download />}
                  loading={isBusy}
                  onClick={() => {
                    void onSave(email);
                  }}
                >
                  Export everything
                </Button>
                <EraseButton key={email} email={email} isBusy={isBusy} onErase={onErase} />
              </Flex>
            }
          >
            <Kept findings={findings} />
          </Panel>
          <Enquiries findings={findings} />
        </>
      ) : (
        <Nothing>{`Nothing is kept under ${email}.`}</Nothing>
      )}
      {history.length > 0 && <History history={history} />}
    </>
  );
}

function Kept({ findings: { account, enquiries, others } }: { findings: PrivacyFindings }) {
  return (
    <Box tag="ul">
      <Line>
        {account === null ? (
          'No account'
        ) : (
          <>
            {`Account of ${account.name}, since `}
            <Time iso={account.since} />
          </>
        )}
      </Line>
      <Line>{enquiries.length === 0 ? 'No enquiry' : counted(enquiries.length, 'enquiry', 'enquiries')}</Line>
      {others.map(({ what, count }) => (
        <Line key={what}>{`${what}: ${count.toLocaleString()}`}</Line>
      ))}
    </Box>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li>
      <Typography>{children}</Typography>
    </li>
  );
}

function Enquiries({ findings: { enquiries } }: { findings: PrivacyFindings }) {
  if (enquiries.length === 0) return null;
  return (
    <Panel title="Enquiries">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {enquiries.map((row) => (
          <li key={row.id}>
            <RowSummary row={row} />
          </li>
        ))}
      </Flex>
    </Panel>
  );
}

const doneLabels = { exported: 'Exported', erased: 'Erased' } as const;

function History({ history }: Pick<PrivacyFindings, 'history'>) {
  return (
    <Panel title="Earlier exports and erasures for this address">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {history.map(({ what, by, at, reason }) => (
          <li key={`${what} ${at}`}>
            <Typography>
              {`${doneLabels[what]} by ${by}, `}
              <Time iso={at} />
            </Typography>
            {reason !== null && (
              <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Typography>
            )}
          </li>
        ))}
      </Flex>
    </Panel>
  );
}

import { strengths, type Report } from '@lanternway/contracts/classes/teaching';
import { sendReport } from '@lanternway/contracts/classes/teaching-calls';
import { Time } from '@lanternway/desk/parts/Time';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { PartProps } from '../ItemPage';

/** What the teacher wrote about the class. Admissions read it and send it to the parent. */
export function ReportPart({ item, change, isBusy }: PartProps) {
  const { report } = item;
  if (report === null) return null;
  return (
    <Flex direction="column" alignItems="start" gap={2} role="group" aria-label="Report of the teacher">
      <Typography fontWeight="bold">{`Report of ${report.byName}`}</Typography>
      <Words report={report} />
      {report.sentAt !== null && (
        <Typography variant="pi" textColor="success600">
          {'Sent to the parent '}
          <Time iso={report.sentAt} />
        </Typography>
      )}
      {change !== null && report.sentAt === null && (
        <Button
          disabled={isBusy}
          onClick={() => {
            void change(
              sendReport,
              { version: item.version, report: report.version },
              'The report is on its way to the parent.',
            );
          }}
        >
          Send the report
        </Button>
      )}
    </Flex>
  );
}

function Words({ report: { did, strengths: chosen, offer, remark } }: { report: Report }) {
  return (
    <>
      <Typography style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{did}</Typography>
      {chosen.length > 0 && (
        <Typography>{`Strengths: ${chosen.map((key) => strengths[key]).join(', ')}`}</Typography>
      )}
      {offer !== null && <Typography>{`Next step: ${offer.title}`}</Typography>}
      {remark !== '' && (
        <Typography
          textColor="neutral600"
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >{`For us only: ${remark}`}</Typography>
      )}
    </>
  );
}

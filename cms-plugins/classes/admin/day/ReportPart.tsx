import { useHasKept } from '@lanternway/desk/drafts/use-kept';
import { Time } from '@lanternway/desk/parts/Time';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { whoOf, type ClassProps } from './class-props';
import { ReportForm, reportFormOf } from './ReportForm';

/** The report of a class that was attended: what is written, and the form. */
export function ReportPart(props: ClassProps) {
  const { taught } = props;
  const { report } = taught;
  const isKept = useHasKept(reportFormOf(taught));
  const [isOpen, setIsOpen] = useState(isKept);
  if (report !== null && report.sentAt !== null)
    return (
      <Typography textColor="neutral600">
        {'The report was sent to the parent '}
        <Time iso={report.sentAt} />.
      </Typography>
    );
  if (isOpen)
    return (
      <ReportForm
        {...props}
        onDone={() => {
          setIsOpen(false);
        }}
      />
    );
  return (
    <Flex gap={3} wrap="wrap">
      <Button
        size="L"
        variant={report === null ? 'secondary' : 'tertiary'}
        aria-label={`${report === null ? 'Write the report' : 'Change the report'}: ${whoOf(taught)}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {report === null ? 'Write the report' : 'Change the report'}
      </Button>
      {report !== null && (
        <Typography textColor="neutral600">Admissions read it and send it to the parent.</Typography>
      )}
    </Flex>
  );
}

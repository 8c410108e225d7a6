import type { ChangedField } from '@lanternway/contracts/audit/staff';
import { Flex, Grid, Typography } from '@strapi/design-system';

interface DifferencesProps {
  changes: readonly ChangedField[];
  fields: number;
  /** What the two values are: 'Live now', 'Your draft'. */
  names: readonly [before: string, after: string];
}

/** Each field that differs, with both values next to each other, or below each other on a phone. */
export function Differences({ changes, fields, names: [before, after] }: DifferencesProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {changes.map((change) => (
        <section key={change.path} aria-label={change.path}>
          <Typography tag="h3" variant="omega" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
            {change.path}
          </Typography>
          <Grid.Root gap={2} paddingTop={2}>
            <Value name={before} text={change.before} />
            <Value name={after} text={change.after} />
          </Grid.Root>
        </section>
      ))}
      {fields > changes.length && (
        <Typography>{`And ${(fields - changes.length).toLocaleString()} more fields.`}</Typography>
      )}
    </Flex>
  );
}

function Value({ name, text }: { name: string; text: string | null }) {
  const isEmpty = (text ?? '') === '';
  return (
    <Grid.Item
      s={6}
      xs={12}
      direction="column"
      alignItems="stretch"
      background="neutral100"
      hasRadius
      padding={3}
    >
      <Typography tag="p" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Typography
        tag="p"
        {...(isEmpty ? { textColor: 'neutral600' } : {})}
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {isEmpty ? '(empty)' : text}
      </Typography>
    </Grid.Item>
  );
}

import { weekdays } from '@lanternway/contracts/fields/weekdays';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate, Plus } from '@strapi/icons';
import type { PartProps } from '@lanternway/desk/drafts/use-form';
import { copyToWeekdays, isWorkingDay, nextSpan, type Draft } from './draft';
import { SpanFields } from './SpanFields';

/** The hours of each weekday, on the teacher's clock. */
export const WeekGrid = (props: PartProps<Draft>) => (
  <Flex direction="column" alignItems="stretch" gap={3}>
    {weekdays.map((name, index) => (
      <Day key={name} name={name} weekday={index + 1} {...props} />
    ))}
    {props.faults['hours'] !== undefined && (
      <Typography textColor="danger600" role="alert">
        {props.faults['hours']}
      </Typography>
    )}
  </Flex>
);

interface DayProps extends PartProps<Draft> {
  name: string;
  weekday: number;
}

function Day({ name, weekday, draft: { hours }, faults, isLocked, edit }: DayProps) {
  const own = hours.map((span, at) => ({ span, at })).filter(({ span }) => span.weekday === weekday);
  return (
    <Box
      tag="section"
      aria-label={name}
      borderColor="neutral200"
      borderWidth="0 0 1px 0"
      borderStyle="solid"
      paddingBottom={3}
    >
      <Flex gap={3} alignItems="start" wrap="wrap">
        <Box width="11rem" paddingTop={2}>
          <Typography fontWeight="bold">{name}</Typography>
        </Box>
        <Flex direction="column" alignItems="stretch" gap={2} flex="1 1 29rem">
          {own.length === 0 && (
            <Box paddingTop={2}>
              <Typography textColor="neutral600">No hours</Typography>
            </Box>
          )}
          {own.map(({ span, at }) => (
            <SpanFields
              key={at}
              span={span}
              faults={{
                from: faults[`hours[${String(at)}].from`],
                until: faults[`hours[${String(at)}].until`],
              }}
              isLocked={isLocked}
              onEdit={(part) => {
                edit({ hours: hours.map((each, index) => (index === at ? { ...each, ...part } : each)) });
              }}
              onRemove={() => {
                edit({ hours: hours.filter((_, index) => index !== at) });
              }}
            />
          ))}
        </Flex>
        {!isLocked && (
          <Flex gap={2} wrap="wrap">
            <Button
              type="button"
              variant="tertiary"
              startIcon={<Plus />}
              aria-label={`Add hours on ${name}`}
              onClick={() => {
                edit({ hours: [...hours, nextSpan(hours, weekday)] });
              }}
            >
              Add hours
            </Button>
            {isWorkingDay(weekday) && own.length > 0 && (
              <Button
                type="button"
                variant="tertiary"
                startIcon={<Duplicate />}
                aria-label={`Copy to the other weekdays: ${name}`}
                onClick={() => {
                  edit({ hours: copyToWeekdays(hours, weekday) });
                }}
              >
                Copy to the other weekdays
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}

import { clockOf } from '@lanternway/desk/format/spans';
import { timeInFull } from '@lanternway/desk/format/times';
import { Flex, Typography } from '@strapi/design-system';
import { Clock, CrossCircle } from '@strapi/icons';

const colours = {
  late: { background: 'danger100', text: 'danger700' },
  // The design system's dark orange has too little contrast on its light orange.
  soon: { background: 'warning100', text: 'neutral800' },
  later: { background: 'neutral150', text: 'neutral700' },
} as const;

/** By when someone should act: late in red, within the hour in amber, each with an icon and words. */
export function ReplyBy({ iso, now }: { iso: string; now: Date }) {
  const { state, words } = clockOf(iso, now);
  const { background, text } = colours[state];
  return (
    <Flex
      tag="time"
      dateTime={iso}
      title={timeInFull(iso)}
      style={{ width: 'fit-content', padding: '0.3rem 0.6rem' }}
      gap={1}
      background={background}
      color={text}
      hasRadius
    >
      {state === 'late' && <CrossCircle width="1.2rem" height="1.2rem" aria-hidden />}
      {state === 'soon' && <Clock width="1.2rem" height="1.2rem" aria-hidden />}
      <Typography variant="pi" fontWeight="bold" textColor={text} style={{ whiteSpace: 'nowrap' }}>
        {words}
      </Typography>
    </Flex>
  );
}

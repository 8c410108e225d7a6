import { Box, Flex, Typography } from '@strapi/design-system';
import { courseLabels } from '@lanternway/contracts/enquiries/site';
import { noRoom } from './words';

const signs: readonly (readonly [word: string, background: string, bar: string, style: string])[] = [
  [courseLabels.math, 'primary100', 'primary600', 'solid'],
  [courseLabels.coding, 'warning100', 'warning600', 'solid'],
  ['Held, not booked yet', 'neutral0', 'neutral500', 'dashed'],
  [noRoom, 'danger100', 'danger600', 'solid'],
  ['Off', 'neutral150', 'neutral300', 'solid'],
];

/** What the colours of the week mean; each class says it in words, too. */
export const Legend = () => (
  <Flex tag="ul" gap={3} wrap="wrap" minHeight="3.2rem" aria-label="Colours">
    {signs.map(([word, background, bar, style]) => (
      <Flex key={word} tag="li" gap={1}>
        <Box
          aria-hidden
          width="1.6rem"
          height="1.6rem"
          hasRadius
          background={background}
          borderColor={bar}
          borderStyle={style}
          borderWidth={style === 'dashed' ? '1px 1px 1px 4px' : '0 0 0 4px'}
        />
        <Typography variant="pi" textColor="neutral600">
          {word}
        </Typography>
      </Flex>
    ))}
  </Flex>
);

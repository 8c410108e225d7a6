import type { Line } from '@lanternway/contracts/audit/staff';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { AreaMark } from './AreaMark';
import { LineDetails } from './LineDetails';
import { detailsId, More, Who } from './LineParts';
import { Sentence } from './Sentence';

interface LinesCardsProps {
  lines: readonly Line[];
  open: number | null;
  onToggle: (line: Line) => void;
}

/** The lines in a narrow window, where a table would hide what they open to. */
export const LinesCards = ({ lines, open, onToggle }: LinesCardsProps) => (
  <Cards label="What happened">
    {lines.map((line) => (
      <Card key={line.id}>
        <Flex justifyContent="space-between" gap={2}>
          <Who line={line} />
          <Typography variant="pi" textColor="neutral600">
            <Time iso={line.at} />
          </Typography>
        </Flex>
        <Flex gap={3} alignItems="start" paddingTop={3} paddingBottom={3}>
          <AreaMark area={line.area} />
          <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
            <Sentence line={line} />
          </Box>
        </Flex>
        <Flex justifyContent="space-between" gap={2}>
          <Typography variant="pi" textColor="neutral600">
            {line.via}
          </Typography>
          <More
            line={line}
            isOpen={open === line.id}
            onToggle={() => {
              onToggle(line);
            }}
          />
        </Flex>
        {open === line.id && (
          <Box id={detailsId(line)} paddingTop={3}>
            <LineDetails line={line} />
          </Box>
        )}
      </Card>
    ))}
  </Cards>
);

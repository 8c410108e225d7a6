import { giveToOthers, mostGiven, type GivenLines } from '@lanternway/contracts/enquiries/staff-away';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { enquiryPage } from '../paths';
import { useRights } from '../rights';
import { resultInWords, tallyOf } from './words';

/** A class of a teacher who is away or gone. */
export interface AwayClass {
  /** Document id of the enquiry. */
  id: string;
  teacherKey: string;
  /** What it is called in the list. */
  label: string;
}

interface GiveToOthersProps {
  classes: readonly AwayClass[];
  reload: () => void;
}

/** Classes that somebody else has to give, with one button for all of them and what became of each. */
export function GiveToOthers({ classes, reload }: GiveToOthersProps) {
  const { send, isBusy } = useChange(reload);
  const { mayMark } = useRights();
  const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map());

  async function give(): Promise<void> {
    const asked = classes.slice(0, mostGiven).map(({ id, teacherKey }) => ({ id, teacherKey }));
    await send(writeCall(giveToOthers, {}, { classes: asked }), ({ lines }: GivenLines) => {
      setResults(new Map(lines.map((line) => [line.id, resultInWords(line)])));
      return tallyOf(lines);
    });
  }

  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <Flex tag="ul" direction="column" alignItems="start" gap={2}>
        {classes.map(({ id, label }) => (
          <li key={id}>
            <Link tag={NavLink} to={enquiryPage(id)}>
              {label}
            </Link>
            {results.has(id) && (
              <Typography tag="p" variant="pi" fontWeight="bold" role="status">
                {results.get(id)}
              </Typography>
            )}
          </li>
        ))}
      </Flex>
      {mayMark && (
        <Button variant="secondary" size="L" loading={isBusy} onClick={() => void give()}>
          Move all to the same time with another teacher
        </Button>
      )}
      {results.size > 0 && (
        <Button variant="tertiary" size="L" onClick={reload}>
          Show what is left
        </Button>
      )}
    </Flex>
  );
}

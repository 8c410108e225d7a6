import { classKinds, type ClassKind } from '@lanternway/contracts/classes/site';
import { kindTitles, type Preview } from '@lanternway/contracts/classes/staff';
import { previewTimes } from '@lanternway/contracts/classes/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { counted } from '@lanternway/desk/format/counted';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import { Flex, Grid, LinkButton, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { classesPage } from '../paths';
import { daysOf, levelsOf, readAddress } from './days';

/** The times that parents are offered now, with the teachers, whom parents do not see. */
export function SeenPage() {
  const [query, setQuery] = useSearchParams();
  const [zone, setZone] = useState(browserZone());
  const { kind, level } = readAddress(query);
  const asked = useLoaded(
    readCall(previewTimes, {}, new URLSearchParams({ kind, level: String(level) }).toString()),
  );
  const { word, least, most } = levelsOf[kind];
  const choose = (part: Record<string, string>) => {
    setQuery({ kind, level: String(level), ...part }, { replace: true });
  };
  return (
    <ClassesFrame
      title="What parents see"
      subtitle="The times that the form offers now. Parents do not see the names."
    >
      <Panel title="For which child">
        <Grid.Root gap={4}>
          <Column>
            <Labelled name="kind" label="Course" fault={undefined}>
              <SingleSelect
                value={kind}
                onChange={(chosen) => {
                  setQuery({ kind: String(chosen) }, { replace: true });
                }}
              >
                {classKinds.map((each: ClassKind) => (
                  <SingleSelectOption key={each} value={each}>
                    {kindTitles[each]}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Labelled>
          </Column>
          <Column>
            <Labelled name="level" label={word} fault={undefined}>
              <SingleSelect
                value={String(level)}
                onChange={(chosen) => {
                  choose({ level: String(chosen) });
                }}
              >
                {Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).map((each) => (
                  <SingleSelectOption key={each} value={each}>
                    {each}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Labelled>
          </Column>
          <Column>
            <Labelled name="zone" label="Time zone" fault={undefined}>
              <ZoneInput zone={zone} onChange={setZone} />
            </Labelled>
          </Column>
        </Grid.Root>
      </Panel>
      <Found asked={asked}>
        {(found) => <Times found={found} zone={zone === '' ? browserZone() : zone} />}
      </Found>
    </ClassesFrame>
  );
}

function Times({ found: { minutes, times }, zone }: { found: Preview; zone: string }) {
  if (times.length === 0)
    return (
      <Nothing
        action={
          <LinkButton tag={NavLink} to={classesPage}>
            Open the hours
          </LinkButton>
        }
      >
        No times are free. The form shows parents of such a child no times, so you call them.
      </Nothing>
    );
  return (
    <>
      <Typography role="status">
        {`${counted(times.length, 'time', 'times')} for a class of ${String(minutes)} minutes, in ${sayZone(zone)}.`}
      </Typography>
      {daysOf(times, zone).map((day) => (
        <Panel key={day.date} title={day.title}>
          <Flex tag="ul" gap={2} wrap="wrap" aria-label={day.title}>
            {day.times.map(({ at, clock, teachers }) => (
              <Flex
                tag="li"
                key={at}
                direction="column"
                alignItems="start"
                padding={2}
                hasRadius
                background="neutral100"
              >
                <Typography fontWeight="bold">{clock}</Typography>
                <Typography variant="pi" textColor="neutral600">
                  {teachers.map(({ name }) => name).join(', ')}
                </Typography>
              </Flex>
            ))}
          </Flex>
        </Panel>
      ))}
    </>
  );
}

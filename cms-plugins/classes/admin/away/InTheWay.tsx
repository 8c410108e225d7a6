import { kindTitles, type NewException } from '@lanternway/contracts/classes/staff';
import { readInTheWay } from '@lanternway/contracts/classes/staff-away';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Typography } from '@strapi/design-system';
import { Found } from '@lanternway/desk/loading/Found';
import { momentIn } from '../words';
import { GiveToOthers } from './GiveToOthers';

/** The classes over which a time off was refused (BK20). */
export function InTheWay({ request }: { request: NewException }) {
  const asked = useLoaded(readCall(readInTheWay, {}, queryOf(request)));
  return (
    <Found asked={asked}>
      {({ classes, held }) => (
        <Box role="status">
          <Notice
            colour="warning"
            title={classes.length === 0 ? 'Nothing is booked in this time any more.' : 'These are in the way'}
          >
            {held > 0 && (
              <Typography tag="p">
                Parents who are filling in the form hold times in it. Try again in a few minutes.
              </Typography>
            )}
            {classes.length === 0 ? (
              <Typography tag="p">Add the time off again.</Typography>
            ) : (
              <GiveToOthers
                reload={asked.reload}
                classes={classes.map(({ enquiryId, teacherKey, teacher, startsAt, minutes, kind }) => ({
                  ...{ id: enquiryId, teacherKey },
                  label: `${momentIn(startsAt, request.zone)} · ${kindTitles[kind]}, ${String(minutes)} minutes · ${teacher}`,
                }))}
              />
            )}
          </Notice>
        </Box>
      )}
    </Found>
  );
}

function queryOf(request: NewException): string {
  const given = Object.entries(request).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

import { graphql } from 'gatsby';
import type { Desk, DeskHours, Weekday } from './desk';

export const deskFragments = graphql`
  fragment DeskFields on STRAPI_SITE_SETTING {
    chatAnswer
    mailAnswer
    deskZone
    deskHours {
      day
      opens
      closes
    }
  }
`;

const weekdays: Record<string, Weekday> = {
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
  sunday: 'sunday',
};

function readHours(zone: string | null, hours: Queries.DeskFieldsFragment['deskHours']): DeskHours | null {
  const lines = (hours ?? []).flatMap((line) => {
    const day = weekdays[line?.day ?? ''];
    return line && day ? [{ day, opens: line.opens, closes: line.closes }] : [];
  });
  return zone !== null && lines.length > 0 ? { zone, lines } : null;
}

export function readDesk(setting: Queries.DeskFieldsFragment | null): Desk {
  return {
    chatAnswer: setting?.chatAnswer ?? null,
    mailAnswer: setting?.mailAnswer ?? null,
    hours: readHours(setting?.deskZone ?? null, setting?.deskHours ?? null),
  };
}

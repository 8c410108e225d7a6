import type { BookingReply } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';
import { calendarOf, classWordsOf } from '../classes/mails';
import type { Booking } from './book';

/** What the answer to the browser says of a booking. */
export async function bookingReply(strapi: Core.Strapi, booking: Booking): Promise<Partial<BookingReply>> {
  switch (booking.kind) {
    case 'none':
      return {};
    case 'lost':
      return { booking: null, near: booking.near.map((at) => at.toISOString()) };
    case 'booked': {
      const { row, booked } = booking;
      const { zone, minutes, link, message, calendarUid, sequence } = booked;
      const startsAt = new Date(booked.startsAt);
      const words = await classWordsOf(strapi, row);
      const agreed = { startsAt, zone, minutes, link, message: message ?? '', calendarUid, sequence };
      return {
        booking: {
          at: startsAt.toISOString(),
          zone,
          minutes,
          mailedTo: masked(row.parentEmail),
          calendar: calendarOf(row, 'scheduled', agreed, words),
          managePath: words.links.manage,
          ready: [...words.ready],
        },
      };
    }
  }
}

/** 'p…@example.com': whoever looks over a shoulder need not read the whole address. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

import {
  contact,
  type ContactMessage,
  honeypotField,
  type Origin,
} from '@lanternway/contracts/enquiries/site';

/** The fields of the form, which are those of the call. */
export type Message = ContactMessage;

export const messageSchema = contact.request;

/** The message as it is sent. */
export function toWire(message: Message, origin: Origin) {
  return { ...message, [honeypotField]: message[honeypotField], origin };
}

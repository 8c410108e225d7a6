import { attentionWords, attentions } from '@lanternway/contracts/payments/staff';
import { attemptWords, faultWords, isAttemptReason, providerFaults } from '../labels';
import { timelineEventTypes, type TimelineEventType } from '../../orders/ledger';
import type { Told } from './facts';

export const isTimelineEventType = (what: string): what is TimelineEventType =>
  timelineEventTypes.some((type) => type === what);

const because = ({ text }: Told): string => {
  const reason = text('reason') ?? text('problem');
  if (reason === null) return '';
  return `: ${isAttemptReason(reason) ? lowered(attemptWords[reason]) : reason}`;
};

/** What its refusal means, without the advice to whoever asked. */
const faultOf = ({ text }: Told): string => {
  const fault = providerFaults.find((known) => known === text('fault')) ?? 'unknown';
  return faultWords[fault].replace(/;.*/, '');
};

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const note = (told: Told, name = 'note'): string => told.with(': ', told.text(name));

const sessionsOf = ({ count }: Told): string => {
  const sessions = count('sessions');
  return sessions === null ? 'sessions' : `${String(sessions)} ${sessions === 1 ? 'session' : 'sessions'}`;
};

const raised = (attention: keyof typeof attentionWords) => (): string => `${attentionWords[attention]}.`;

/** What finance reads for everything that can happen to an order. */
export const sentences: Record<TimelineEventType, (told: Told) => string> = {
  created: (told) => `The order is made${told.with(' for ', told.money())}.`,
  superseded: (told) =>
    `${told.at === null ? 'The order' : `The order at ${told.at}`} is handed out no more${told.with(': ', told.text('reason'))}.`,
  provider_order: (told) => `The order stands at ${told.provider} and can be paid.`,
  provider_order_failed: (told) => `${told.provider} did not take the order: it ${faultOf(told)}.`,
  attempt: (told) => `A payment was tried and did not go through${because(told)}.`,
  reported: (told) => `The parent's page reports a payment at ${told.provider}.`,
  refused_report: (told) =>
    `The parent's page reported a payment that nothing proves; nothing was changed${because(told)}.`,
  processing: (told) => `${told.provider} is confirming the payment${told.with(' of ', told.money())}.`,
  paid: (told) => `Paid${told.with(': ', told.money())}.`,
  late_paid: (told) => `Paid${told.with(': ', told.money())}, after the order had been given up.`,
  failed: (told) => `The payment failed for good${because(told)}.`,
  expired: () => 'Nobody paid in time: the order is closed.',
  review: (told) => `A person has to look at this order${told.with(': ', told.text('reason'))}.`,
  resolved: () => 'Nothing is in doubt any more: the order stands where its money says.',
  mismatch: (told) =>
    `${attentionWords.mismatch}${told.with('. Paid: ', told.money())}${told.with(', ordered: ', told.orderMoney('expected'))}.`,
  second_payment: (told) =>
    `Paid a second time${told.with(': ', told.money())}. The second payment is given back.`,
  chargeback: (told) => `${attentionWords.chargeback}${told.with(': ', told.money())}.`,
  dispute_won: () => 'The dispute is decided in our favour: the money stays.',
  dispute_lost: (told) => `The dispute is lost${told.with(': ', told.money(), ' is gone')}.`,
  dispute_closed: () => 'The dispute is closed without a decision.',
  webhook: (told) => `${told.provider} sent word${told.with(' of ', told.text('type'))}.`,
  checked: (told) => `The provider was asked.${told.with(' ', told.text('found'))}`,
  stuck: raised('stuck'),
  unreadable: raised('unreadable'),
  foreign_inr: (told) => `${attentionWords.foreign_inr}${told.with(' (', told.text('country'), ')')}.`,
  not_sold: raised('not_sold'),
  duplicate_purchase: raised('duplicate_purchase'),
  enrolled: (told) => `Enrolled: ${sessionsOf(told)} bought.`,
  suspended: () => 'The enrolment is suspended while the money is disputed.',
  resumed: () => 'The enrolment goes on.',
  ended: () => 'The enrolment has ended: the money for what was left went back.',
  receipt: (told) => `Receipt${told.with(' ', told.ref)} is issued.`,
  refund_asked: (told) =>
    `A refund${told.with(' of ', told.money())} is asked for${told.isSet('isRetry') ? ' once more' : ''}${told.with(': ', told.text('reason'))}.${told.with(' Though the payment is disputed: ', told.text('disputeReason'), '.')}`,
  refund_approved: (told) => `The refund${told.with(' of ', told.money())} is approved by a second person.`,
  refund_declined: (told) =>
    `The refund${told.with(' of ', told.money())} is not approved${told.with(': ', told.text('reason'))}.`,
  refund_sent: (told) => `The refund${told.with(' of ', told.money())} is sent to ${told.provider}.`,
  refund_done: (told) => `Refunded${told.with(': ', told.money())}.`,
  refund_failed: (told) =>
    `The refund${told.with(' of ', told.money())} failed at ${told.provider}${because(told)}.`,
  refund_elsewhere: (told) => `Refunded outside of this desk${told.with(': ', told.money())}.`,
  refund_requested: () => 'The parent asks for a refund.',
  request_declined: (told) => `The refund request is declined${note(told, 'answer')}.`,
  request_withdrawn: () => 'The parent has withdrawn the refund request.',
  sessions: (told) => `Delivered: ${sessionsOf(told)}${told.with(' on ', told.text('heldOn'))}${note(told)}.`,
  sessions_undone: (told) =>
    `Undone: ${sessionsOf(told)}${told.with(' of ', told.text('heldOn'))} did not count.`,
  note: (told) => told.text('note') ?? 'A note.',
  attention_done: (told) => {
    const attention = attentions.find((one) => one === told.text('attention'));
    return `Dealt with${attention === undefined ? '' : ` (${lowered(attentionWords[attention])})`}${note(told) || '.'}`;
  },
  forgotten: () =>
    'The parent’s account is closed: name, address and phone are removed. The money stays on record.',
};

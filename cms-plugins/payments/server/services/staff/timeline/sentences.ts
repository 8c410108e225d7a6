import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { attentionLabels, attentions } from '@lanternway/contracts/payments/staff';
import { attemptWords, faultWords, isAttemptReason, providerFaults } from '../labels';
import { timelineEventTypes, type TimelineEventType } from '../../../content-types/timeline-event-types';
import type { LineFacts } from './facts';

export const isTimelineEventType = (what: string): what is TimelineEventType =>
  timelineEventTypes.some((type) => type === what);

const because = ({ text }: LineFacts): string => {
  const reason = text('reason') ?? text('problem');
  if (reason === null) return '';
  return `: ${isAttemptReason(reason) ? lowered(attemptWords[reason]) : withoutEnd(reason, '.')}`;
};

/** What its refusal means, without the advice to the person who asked. */
const faultOf = ({ text }: LineFacts): string => {
  const fault = providerFaults.find((known) => known === text('fault')) ?? 'unknown';
  return faultWords[fault].replace(/;.*/, '');
};

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** What a person wrote, after a colon. Without its final full stop: the sentence around it ends with one. */
const written = (line: LineFacts, name: string, before = ': ', after = ''): string =>
  line.with(before, withoutEnd(line.text(name) ?? '', '.') || null, after);

const sessionsOf = ({ count }: LineFacts): string => {
  const sessions = count('sessions');
  return sessions === null ? 'sessions' : `${String(sessions)} ${sessions === 1 ? 'session' : 'sessions'}`;
};

const raised = (attention: keyof typeof attentionLabels) => (): string => `${attentionLabels[attention]}.`;

/** What finance reads for everything that can happen to an order. */
export const sentences: Record<TimelineEventType, (line: LineFacts) => string> = {
  created: (line) => `The order is placed${line.with(' for ', line.money())}.`,
  superseded: (line) =>
    `${line.at === null ? 'The order' : `The order at ${line.at}`} is handed out no more${written(line, 'reason')}.`,
  provider_order: (line) => `The order exists at ${line.provider} and can be paid.`,
  provider_order_failed: (line) => `${line.provider} did not take the order: it ${faultOf(line)}.`,
  attempt: (line) => `A payment was tried and did not go through${because(line)}.`,
  reported: (line) => `The parent's page reports a payment at ${line.provider}.`,
  refused_report: (line) =>
    `The parent's page reported a payment that nothing proves; nothing was changed${because(line)}.`,
  processing: (line) => `${line.provider} is confirming the payment${line.with(' of ', line.money())}.`,
  paid: (line) => `Paid${line.with(': ', line.money())}.`,
  late_paid: (line) => `Paid${line.with(': ', line.money())}, after the order had been given up.`,
  failed: (line) => `The payment failed for good${because(line)}.`,
  expired: () => 'The order was not paid in time and is closed.',
  review: (line) => `A person has to look at this order${written(line, 'reason')}.`,
  resolved: () => 'Nothing is in doubt any more: the order matches its payments.',
  mismatch: (line) =>
    `${attentionLabels.mismatch}${line.with('. Paid: ', line.money())}${line.with(', ordered: ', line.orderMoney('expected'))}.`,
  second_payment: (line) =>
    `Paid a second time${line.with(': ', line.money())}. The second payment is given back.`,
  chargeback: (line) => `${attentionLabels.chargeback}${line.with(': ', line.money())}.`,
  dispute_won: () => 'The dispute is decided in our favour: the money stays.',
  dispute_lost: (line) => `The dispute is lost${line.with(': ', line.money(), ' is gone')}.`,
  dispute_closed: () => 'The dispute is closed without a decision.',
  webhook: (line) => `${line.provider} sent a message${line.with(': ', line.text('type'))}.`,
  checked: (line) => `The provider was asked.${line.with(' ', line.text('found'))}`,
  stuck: raised('stuck'),
  unreadable: raised('unreadable'),
  foreign_inr: (line) => `${attentionLabels.foreign_inr}${line.with(' (', line.text('country'), ')')}.`,
  not_sold: raised('not_sold'),
  duplicate_purchase: raised('duplicate_purchase'),
  enrolled: (line) => `Enrolled: ${sessionsOf(line)} bought.`,
  suspended: () => 'The enrolment is suspended while the money is disputed.',
  resumed: () => 'The enrolment goes on.',
  ended: () => 'The enrolment has ended: the money for what was left went back.',
  receipt: (line) => `Receipt${line.with(' ', line.ref)} is issued.`,
  credit_note: (line) =>
    `${line.text('title') ?? 'Credit note'}${line.with(' ', line.ref)} is issued${line.with(' over ', line.money())}.`,
  refund_asked: (line) =>
    `A refund${line.with(' of ', line.money())} is asked for${line.isSet('isRetry') ? ' once more' : ''}${written(line, 'reason')}.${written(line, 'disputeReason', ' Though the payment is disputed: ', '.')}`,
  refund_approved: (line) => `The refund${line.with(' of ', line.money())} is approved by a second person.`,
  refund_declined: (line) =>
    `The refund${line.with(' of ', line.money())} is ${line.isSet('isOwn') ? 'withdrawn' : 'not approved'}${written(line, 'reason')}.`,
  refund_sent: (line) => `The refund${line.with(' of ', line.money())} is sent to ${line.provider}.`,
  refund_done: (line) => `Refunded${line.with(': ', line.money())}.`,
  refund_failed: (line) =>
    `The refund${line.with(' of ', line.money())} failed at ${line.provider}${because(line)}.`,
  refund_elsewhere: (line) => `Refunded outside of this desk${line.with(': ', line.money())}.`,
  refund_requested: () => 'The parent asks for a refund.',
  request_declined: (line) => `The refund request is declined${written(line, 'answer')}.`,
  request_withdrawn: () => 'The parent has withdrawn the refund request.',
  sessions: (line) =>
    `Delivered: ${sessionsOf(line)}${line.with(' on ', line.text('heldOn'))}${written(line, 'note')}.`,
  sessions_undone: (line) =>
    `Undone: ${sessionsOf(line)}${line.with(' of ', line.text('heldOn'))} did not count.`,
  note: (line) => line.text('note') ?? 'A note.',
  attention_done: (line) => {
    const attention = attentions.find((one) => one === line.text('attention'));
    return `Dealt with${attention === undefined ? '' : ` (${lowered(attentionLabels[attention])})`}${line.with(': ', line.text('note')) || '.'}`;
  },
  forgotten: () =>
    'The parent’s account is closed: name, address and phone are removed. The money stays on record.',
};

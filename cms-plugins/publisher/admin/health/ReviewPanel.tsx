import { type Review } from '@lanternway/contracts/publishing/health';
import { markReviewed, readReview, saveReview } from '@lanternway/contracts/publishing/health-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { formatTime } from '@lanternway/desk/format/times';
import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useDoing } from '../asking/use-doing';
import { counted } from '../labels';
import { useRights } from '../rights';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string };
}

const rarelyMs = 10 * 60_000;

/** Next to an entry: when it is to be looked at again, and by whom. */
export function ReviewPanel({
  model,
  documentId,
  document,
}: PanelProps): { title: string; content: ReactNode } | null {
  const { mayHealth } = useRights();
  const id = document?.documentId ?? documentId;
  const isOurs = mayHealth && !model.startsWith('plugin::') && id !== undefined;
  const { loaded, reload } = useLoaded(
    isOurs ? readCall(readReview, { uid: model, documentId: id }) : null,
    () => rarelyMs,
  );
  if (!isOurs || loaded.kind !== 'loaded') return null;
  const review = loaded.value;
  return {
    title: 'Review',
    content: (
      <ReviewForm
        key={`${String(review.reviewBy)} ${String(review.owner?.id)}`}
        review={review}
        entry={{ uid: model, documentId: id }}
        onDone={reload}
      />
    ),
  };
}

interface ReviewFormProps {
  review: Review;
  entry: { uid: string; documentId: string };
  onDone: () => void;
}

const stateOf = ({ reviewBy, isPast }: Review): string => {
  if (reviewBy === null) return 'No review date is set.';
  return isPast ? 'The review date is past.' : 'Review it again by this day.';
};

function ReviewForm({ review, entry, onDone }: ReviewFormProps) {
  const { isBusy, act } = useDoing();
  const fresh = { day: review.reviewBy ?? '', owner: review.owner === null ? '' : String(review.owner.id) };
  const { draft, edit, forget, wasKept } = useTyped(`review.${entry.uid}.${entry.documentId}`, fresh);
  const { day, owner } = draft;
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { reviewBy: day === '' ? null : day, ownerId: owner === '' ? null : Number(owner) };
    const saved = await act(writeCall(saveReview, entry, body), 'Saved.');
    setFaults(saved.kind === 'refused' ? { reviewBy: saved.sentence, ...saved.faults } : {});
    if (saved.kind !== 'done') return;
    forget();
    onDone();
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor={review.isPast ? 'danger700' : 'neutral800'}>{stateOf(review)}</Typography>
      {review.reviewedAt !== null && (
        <Typography variant="pi" textColor="neutral600">
          {`Last reviewed ${formatTime(review.reviewedAt)} by ${review.reviewedBy ?? 'somebody'}`}
        </Typography>
      )}
      {review.mayChange && (
        <>
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() => {
              void act(writeCall(markReviewed, entry, {})).then(onDone);
            }}
          >
            Reviewed, still right
          </Button>
          <Typography variant="pi" textColor="neutral600">
            {`Sets the next date: in ${counted(review.months, 'month', 'months')}.`}
          </Typography>
          <StackedForm onSubmit={save}>
            <KeptNote wasKept={wasKept} onDiscard={forget} />
            <Labelled name="reviewBy" label="Review by" fault={faults['reviewBy']}>
              <ClockInput
                type="date"
                value={day}
                onChange={(event) => {
                  edit({ day: event.target.value });
                }}
              />
            </Labelled>
            <Labelled name="ownerId" label="Owner" fault={faults['ownerId']}>
              <SingleSelect
                value={owner}
                placeholder="Nobody"
                clearLabel="Clear: Owner"
                onChange={(chosen) => {
                  edit({ owner: String(chosen) });
                }}
                onClear={() => {
                  edit({ owner: '' });
                }}
              >
                {review.people.map(({ id, name }) => (
                  <SingleSelectOption key={id} value={String(id)}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Labelled>
            <Button type="submit" variant="tertiary" loading={isBusy}>
              Save the review
            </Button>
          </StackedForm>
        </>
      )}
    </Flex>
  );
}

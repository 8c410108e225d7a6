import { BookingCard } from '../../../features/booking/BookingCard';
import { WithoutScript } from '../../../features/booking/WithoutScript';
import { FormPair, type LandingFormProps } from './FormPair';

/** The form for a free class in the words of a landing page. */
export function LandingFormBlock({ form, titleId, campaign, policyVersion, reach }: LandingFormProps) {
  const { course, needsPhone, button, thanksTitle, thanksText, next } = form;
  return (
    <FormPair form={form} titleId={titleId} withoutScript={<WithoutScript {...reach} />}>
      <BookingCard
        policyVersion={policyVersion}
        labelledBy={titleId}
        landing={{ campaign, course, needsPhone, button, thanksTitle, thanksText, next }}
      />
    </FormPair>
  );
}

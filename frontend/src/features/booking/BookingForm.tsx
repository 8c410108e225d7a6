import { honeypotField } from '@lanternway/contracts/enquiries/site';
import { ageRange, gradeRange, nameLength, notesLength } from '@lanternway/contracts/fields/fields';
import { useEffect } from 'react';
import { EmailField } from '../../ui/forms/fields/EmailField';
import { Form } from '../../ui/forms/Form';
import { HoneypotField } from '../../ui/forms/fields/HoneypotField';
import { PhoneField } from '../../ui/forms/phone/PhoneField';
import { PrivacyNote } from '../../ui/forms/PrivacyNote';
import { RequiredNote } from '../../ui/forms/RequiredNote';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextAreaField } from '../../ui/forms/fields/TextAreaField';
import { TextField } from '../../ui/forms/fields/TextField';
import type { CheckedForm } from '../../ui/forms/use-checked-form';
import { type Booking, bookingLabels } from './fields';
import { CourseTiles } from './CourseTiles';
import { FixedCourse } from './FixedCourse';
import type { BookingContext } from './send';
import { ChosenSoFar } from './so-far/ChosenSoFar';
import { TimePicker } from './time/TimePicker';
import { type Sent, useBooking } from './use-form';

const describeRange = ({ least, most }: { least: number; most: number }) =>
  `A number from ${String(least)} to ${String(most)}`;

const whole = { autoComplete: 'off', inputMode: 'numeric', maxLength: 2 } as const;

/** Grade or age, depending on the course. Without a course the place is kept free, so that nothing moves. */
function GradeOrAge({ form }: { form: CheckedForm<Booking> }) {
  switch (form.value('course')) {
    case 'math':
      return (
        <TextField
          key="grade"
          label={bookingLabels.grade}
          help={describeRange(gradeRange)}
          {...whole}
          {...form.field('grade')}
        />
      );
    case 'coding':
      return (
        <TextField
          key="age"
          label={bookingLabels.age}
          help={describeRange(ageRange)}
          {...whole}
          {...form.field('age')}
        />
      );
    default:
      return (
        <TextField
          key="neither"
          label="Grade or age"
          name="gradeOrAge"
          help="Choose the course first"
          disabled
          {...whole}
        />
      );
  }
}

interface BookingFormProps extends BookingContext {
  /** The request has arrived, and the parent chooses a time after all: the form begins there. */
  isChoosing?: boolean;
  onSent: (sent: Sent) => void;
}

/** The form for a free class. Page and dialog differ only in the phone field. */
export function BookingForm({ isChoosing = false, onSent, ...context }: BookingFormProps) {
  const { form, time } = useBooking(context, onSent);
  const isOffered = time.offered.kind === 'offered';
  useEffect(() => {
    if (isChoosing && isOffered) document.getElementById('slot')?.focus();
  }, [isChoosing, isOffered]);
  const course = form.field('course');
  const chooseCourse: typeof course.onChange = (event) => {
    form.clearFaults(['grade', 'age']);
    course.onChange(event);
  };
  return (
    <>
      <Form form={form}>
        <RequiredNote isMost />
        <TextField
          label={bookingLabels.name}
          autoComplete="off"
          maxLength={nameLength}
          {...form.field('name')}
        />
        {context.landing?.course ? (
          <FixedCourse {...course} />
        ) : (
          <CourseTiles {...course} onChange={chooseCourse} />
        )}
        <GradeOrAge form={form} />
        <TimePicker time={time} />
        {context.variant === 'page' && time.offered.kind === 'offered' && (
          <ChosenSoFar form={form} time={time} minutes={time.offered.minutes} />
        )}
        <EmailField form={form} name="parentEmail" label={bookingLabels.parentEmail} autoComplete="email" />
        <PhoneField
          label={bookingLabels.phone}
          isOptional={context.variant !== 'dialog' && context.landing?.needsPhone !== true}
          country={{ iso: form.value('country'), onChoose: (iso) => form.set('country', iso) }}
          {...form.field('phone')}
        />
        <TextAreaField
          label={bookingLabels.notes}
          isOptional
          rows={3}
          placeholder="Anything the teacher should know"
          maxLength={notesLength}
          {...form.field('notes')}
        />
        <HoneypotField {...form.field(honeypotField)} />
        <SubmitButton
          label={time.chosen === null ? (context.landing?.button ?? 'Book a Free Class') : 'Book this time'}
          busyLabel="Submitting..."
          isLantern
          isBusy={form.isBusy}
          isDone={form.isDone}
          isFaulty={form.isFaulty}
        />
      </Form>
      <PrivacyNote use="to arrange the class" />
    </>
  );
}

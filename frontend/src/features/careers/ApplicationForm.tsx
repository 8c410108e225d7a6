import { useButtonWord } from '../../ui/links/ButtonWord';
import {
  careerReceived,
  careerRoles,
  honeypotField,
  resumeField,
} from '@lanternway/contracts/enquiries/site';
import { nameLength } from '@lanternway/contracts/fields/fields';
import { EmailField } from '../../ui/forms/fields/EmailField';
import { FileField } from '../../ui/forms/files/FileField';
import { Form } from '../../ui/forms/Form';
import { FormCard } from '../../ui/forms/FormCard';
import { HoneypotField } from '../../ui/forms/fields/HoneypotField';
import { PhoneField } from '../../ui/forms/phone/PhoneField';
import { PrivacyNote } from '../../ui/forms/PrivacyNote';
import { RequiredNote } from '../../ui/forms/RequiredNote';
import { SelectField } from '../../ui/forms/fields/SelectField';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/fields/TextField';
import { UploadProgress } from '../../ui/forms/files/UploadProgress';
import { resumeEndings } from './check-resume';
import { applicationLabels } from './fields';
import { useApplication } from './use-form';

interface ApplicationFormProps {
  /** The version of the privacy policy that the form links. */
  policyVersion: number | null;
}

/** An application with a resume, from the empty form to the thanks and the empty form again. */
export function ApplicationForm({ policyVersion }: ApplicationFormProps) {
  return (
    <FormCard titleId="application-form" title="Application" thanks={careerReceived}>
      {(onSent) => <ApplicationFields policyVersion={policyVersion} onSent={onSent} />}
    </FormCard>
  );
}

function ApplicationFields({ policyVersion, onSent }: ApplicationFormProps & { onSent: () => void }) {
  const { form, country, resume, progress } = useApplication(policyVersion, onSent);
  const { isBusy } = form;
  const applyWords = useButtonWord('apply', 'Apply');
  const isFaulty = form.isFaulty || resume.error !== undefined;
  return (
    <>
      <Form form={form}>
        <RequiredNote />
        <TextField
          label={applicationLabels.name}
          autoComplete="name"
          maxLength={nameLength}
          {...form.field('name')}
        />
        <EmailField form={form} name="email" label={applicationLabels.email} autoComplete="email" />
        <PhoneField label={applicationLabels.mobileNo} country={country} {...form.field('mobileNo')} />
        <SelectField
          label={applicationLabels.course}
          placeholder="Choose a role"
          options={careerRoles}
          {...form.field('course')}
        />
        <FileField
          label={applicationLabels[resumeField]}
          name={resumeField}
          accept={resumeEndings.join(',')}
          kinds="pdf, doc or docx, at most 5 MB"
          isDisabled={isBusy}
          {...resume}
        />
        <HoneypotField {...form.field(honeypotField)} />
        {isBusy && progress !== null && <UploadProgress {...progress} />}
        <SubmitButton label={applyWords} busyLabel="Applying..." isBusy={isBusy} isFaulty={isFaulty} />
      </Form>
      <PrivacyNote use="to look at your application and to answer you" />
    </>
  );
}

import { MessageWithoutScript } from '../../../features/contact/MessageWithoutScript';
import { LaterMessageForm } from '../../../features/contact/LaterMessageForm';
import { FormPair, type LandingFormProps } from './FormPair';

/** The form for a message in the words of a landing page. */
export function LandingMessage({ form, titleId, campaign, policyVersion, reach }: LandingFormProps) {
  const { button, thanksTitle, thanksText, next } = form;
  const landing = { labelledBy: titleId, campaign, button, thanksTitle, thanksText, next };
  return (
    <FormPair form={form} titleId={titleId} withoutScript={<MessageWithoutScript {...reach} />}>
      <LaterMessageForm policyVersion={policyVersion} landing={landing} />
    </FormPair>
  );
}

import { mailPermissions } from '@lanternway/contracts/mail/mails';
import { Page } from '@strapi/strapi/admin';
import { MailPage } from './MailPage';

export function ProtectedMailPage() {
  return (
    <Page.Protect permissions={[{ action: mailPermissions.read, subject: null }]}>
      <MailPage />
    </Page.Protect>
  );
}

/**
 * Our sentences in place of those of Strapi that are about Strapi itself, or say too little to staff. Each says what is
 * wrong and what to do.
 */
export const words: Record<string, string> = {
  'Auth.form.welcome.subtitle': 'Log in to your desk',
  'Auth.form.email.placeholder': 'you@school.example',
  'Auth.form.rememberMe.label': 'Stay logged in on this computer for 7 days',
  'Auth.form.button.login': 'Log in',
  'Settings.application.title': 'About',
  'app.components.LeftMenu.navbrand.workplace': 'Content and staff',

  'apiError.Missing or invalid credentials': 'Your session has ended. Log in again; what you typed is kept.',
  'app.session.ended.title': 'Your session has ended',
  'app.session.ended.unsaved':
    'What you typed is kept in this tab. Log in again, and this page opens with it.',

  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',

  'components.Input.error.validation.required': 'Fill this in before you publish.',
  'components.Input.error.validation.maxLength': 'This is too long: write at most {max} characters.',
  'components.Input.error.validation.minLength': 'This is too short: write at least {min} characters.',
  'components.Input.error.validation.max': 'This is too high: {max} at most.',
  'components.Input.error.validation.min': 'This is too low: {min} at least.',
  'components.Input.error.validation.email': 'Write one email address, such as hello@example.org.',
  'components.Input.error.validation.integer': 'Write a whole number.',
  'components.Input.error.validation.unique': 'Another entry uses this already. Choose another.',
  'components.Input.error.validation.regex': 'This does not have the format that the field needs.',

  'content-manager.components.DynamicZone.add-component': 'Add a block',
  'content-manager.components.DynamicZone.ComponentPicker-label': 'Choose a block',
  'content-manager.components.DynamicZone.add-item-above': 'Add a block above',
  'content-manager.components.DynamicZone.add-item-below': 'Add a block below',
  'content-manager.components.notification.info.maximum-requirement':
    'This list is full. Remove an entry from it before you add another.',
  'content-manager.components.notification.info.minimum-requirement':
    'An entry was added, because this list may not be empty.',
  'content-manager.components.uid.available': 'Free',
  'content-manager.components.uid.unavailable': 'In use',
  'content-manager.components.uid.regenerate': 'Make it from the title',
  'content-manager.validation.error': 'Some fields need your attention. They are marked below.',
};

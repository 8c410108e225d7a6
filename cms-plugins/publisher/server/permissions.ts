/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  read: 'See what is live, what waits and what was built',
  publish: 'Publish now, roll the site back and freeze it',
  schedule: 'Schedule publishing, unpublishing and prices',
  preview: 'Preview drafts in the pages of the site',
  health: 'See what is wrong with the content, and set review dates',
  'publish-alone': 'Publish plans and policies without a second person, and set that rule',
};

/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  read: 'See the admissions desk',
  work: 'Work with enquiries: status, owner, notes, classes, merging',
  resume: 'Open resumes',
  export: 'Export enquiries as CSV',
  privacy: "Find, export and erase a person's data",
  settings: 'Set how long enquiries are kept and whom they are mailed to',
};

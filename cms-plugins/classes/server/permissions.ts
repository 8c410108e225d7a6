/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  read: "See teachers' hours and the classes that are booked",
  work: "Change teachers' hours and days off",
  settings: 'Set how long classes take and how they are booked',
  teach: 'See one’s own classes as a teacher, and say how they went',
};

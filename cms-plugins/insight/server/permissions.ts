/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  counts: 'See how many families came and what became of them',
  money: 'See what families paid, by where they came from',
  costs: 'See, enter and import what marketing cost',
  teachers: 'See what became of the families of each teacher',
};

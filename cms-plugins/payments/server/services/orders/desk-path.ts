/** Where staff find the finance desk in the admin. */
export const financeDeskPath = '/admin/plugins/payments';

/** How long a page stays after its work is done, so that its message can be read (specification, section 4). */
export const loginRedirectMs = 500;
export const verifyRedirectMs = 1500;
export const forgotRedirectMs = 1000;
export const resetRedirectMs = 2000;
export const changeRedirectMs = 1200;

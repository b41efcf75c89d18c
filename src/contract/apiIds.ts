/** The four APIs, in the order in which the portal shows them. */
export const apiIds = ['vehicle', 'transport', 'storage', 'descriptor'] as const;
export type ApiId = (typeof apiIds)[number];

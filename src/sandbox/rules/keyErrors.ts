/** What `checkAuthentication` rejects a key with, where the operation documents it. */
export const KEY_ERRORS: readonly string[] = ['keyMissing', 'invalidKey', 'notAuthorised'];

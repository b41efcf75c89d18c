/**
 * Spells names of options as Python does: `` `apiVersion`: … `` becomes `` `api_version`: … ``.
 *
 * @param message text of an error of the JavaScript client
 */
export const toPythonText = (message: string): string =>
  message.replace(/`[^`]+`/g, (name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_'),
  );

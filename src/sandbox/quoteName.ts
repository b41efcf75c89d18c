/** A name in the header of a part, as browsers write it (HTML, "multipart/form-data encoding algorithm"). */
export const quoteName = (name: string): string =>
  `"${name.replace(/[\r\n"]/g, encodeURIComponent)}"`;

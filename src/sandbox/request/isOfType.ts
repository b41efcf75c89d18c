/** Whether a media type is one of a range, or of several that are separated by commas. */
export const isOfType = (range: string, type: string): boolean =>
  range.split(',').some((one) => {
    const [wanted = '', actual = ''] = [one, type].map((text) =>
      text.replace(/;.*/s, '').trim().toLowerCase(),
    );
    return wanted === '*/*' || wanted === actual || wanted === actual.replace(/\/.*/, '/*');
  });

/**
 * A picture that is dropped beside its field would be opened by the browser in place of the page,
 * and what was filled in would be lost.
 *
 * @returns what ends that
 */
export function ignoreDrops(): () => void {
  const ignore = (event: DragEvent): void => {
    const isField = event.target instanceof HTMLInputElement && event.target.type === 'file';
    if (!isField && event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}

/** Ends the current task, so that the page can respond before the next long step. */
export const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A call that cannot be answered. The message says what was wrong and what is expected. */
export class ToolError extends Error {}

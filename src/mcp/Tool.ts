import type * as z from 'zod';
import type {Context} from './Context';

/** What a client is told of a tool besides its description. */
interface ToolHints {
  /** It changes nothing, not even in the sandbox of this session. Default: true. */
  readonly readOnlyHint?: boolean;
}

/** A tool that clients list and call. */
export interface Tool<Input extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  /** When to use it and what it returns, for the agent that chooses. */
  readonly description: string;
  readonly hints?: ToolHints;
  readonly input: Input;
  /** @throws ToolError with what to do */
  run(input: z.output<Input>, context: Context): Promise<string>;
}

/** Checks the types of a tool, and forgets its input for the list of all tools. */
export const defineTool = <Input extends z.ZodType>(tool: Tool<Input>): Tool => tool as Tool;

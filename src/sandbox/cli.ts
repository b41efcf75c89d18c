/** `npm run sandbox -- --port 4010`: the program from the sources, with the contract of today. */
async function main(): Promise<void> {
  const {generateSandboxContract} = await import('./build/generateContract');
  await generateSandboxContract();
  await import('./program/main');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** Formats a scenario as a Markdown code block, with a fence longer than any run of backticks in it. */
export function yamlBlock(example: string): string {
  const longest = Math.max(2, ...[...example.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}yaml\n${example.trimEnd()}\n${fence}`;
}

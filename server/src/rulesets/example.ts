/** How the constraints of every ruleset write their examples. */

/** An example: a scenario in a template literal, without the indentation of the code around it. */
export function example(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const lines = String.raw({ raw: strings }, ...values)
    .replace(/^\n/, '')
    .trimEnd()
    .split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join('\n') + '\n';
}

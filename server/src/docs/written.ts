/** Inserts the output of the command line into handwritten pages at their directives, so that it is never copied. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host } from '../cli/host';
import { wholeOf } from '../cli/outcome';
import { run } from '../cli/program';

/** `<!-- asdic odds battle.scenario.yaml -->` on a line of its own; files are the preceding YAML blocks, named by `<!-- file: NAME -->`. */
const asked = /^<!-- (?:file: (?<file>\S+)|asdic (?<words>.+)) -->$/;

/** @returns the page with every command and its output */
export async function withOutput(markdown: string, host: Host): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asdic-docs-'));
  try {
    const lines = markdown.split('\n');
    const done: string[] = [];
    for (const [at, line] of lines.entries()) {
      const { file, words } = asked.exec(line)?.groups ?? {};
      if (file !== undefined) await writeFile(join(folder, file), blockAfter(lines, at));
      else done.push(words === undefined ? line : await printed(words, { ...host, folder }));
    }
    return done.join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function blockAfter(lines: readonly string[], at: number): string {
  const from = lines.findIndex((line, index) => index > at && line.startsWith('```yaml'));
  const to = lines.findIndex((line, index) => index > from && line === '```');
  return `${lines.slice(from + 1, to).join('\n')}\n`;
}

async function printed(words: string, host: Host): Promise<string> {
  const { output, notes } = await ran(words.split(' '), host);
  return `\`\`\`text\n$ asdic ${words}\n${notes}${output.trimEnd()}\n\`\`\``;
}

async function ran(words: readonly string[], host: Host) {
  const { output, notes = '' } = await run(words, host);
  return { output: wholeOf(output), notes };
}

/** The page of the commands with their help. */
export async function commandLinePage(host: Host): Promise<string> {
  const help = (await ran(['--help'], host)).output;
  const commands = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);
  const sections = await Promise.all(
    commands
      .filter((name) => name !== 'help')
      .map(async (name) => `## asdic ${name}\n\n${fenced((await ran([name, '--help'], host)).output)}`),
  );
  return ['# The command line', fenced(help), ...sections].join('\n\n');
}

function fenced(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}

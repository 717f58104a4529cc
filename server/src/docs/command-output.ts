/** Inserts the output of the command line into handwritten pages at their directives, so that it is never copied. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host } from '../cli/host';
import { toText } from '../cli/outcome';
import { runCommand } from '../cli/program';
import { drawCampaign } from './campaign';

/**
 * A directive stands on a line of its own: `<!-- asdic odds battle.scenario.yaml -->` or
 * `<!-- campaign: round-1.scenario.yaml round-2.scenario.yaml -->`. Each file is the YAML block after a directive `<!-- file: NAME -->` above.
 */
const directive = /^<!-- (?:file: (?<file>\S+)|asdic (?<words>.+)|campaign: (?<campaign>.+)) -->$/;

/** @returns the page with every command and its output */
export async function insertOutput(markdown: string, host: Host): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asdic-docs-'));
  try {
    const lines = markdown.split('\n');
    const outputLines: string[] = [];
    for (const [lineIndex, line] of lines.entries()) {
      const { file, words: commandLine, campaign } = directive.exec(line)?.groups ?? {};
      if (file !== undefined) await writeFile(join(folder, file), readBlockAfter(lines, lineIndex));
      else if (campaign !== undefined)
        outputLines.push(await drawCampaign(campaign.split(' ').map((name) => join(folder, name))));
      else outputLines.push(commandLine === undefined ? line : await formatRun(commandLine, { ...host, folder }));
    }
    return outputLines.join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readBlockAfter(lines: readonly string[], lineIndex: number): string {
  const start = lines.findIndex((line, index) => index > lineIndex && line.startsWith('```yaml'));
  const end = lines.findIndex((line, index) => index > start && line === '```');
  return `${lines.slice(start + 1, end).join('\n')}\n`;
}

async function formatRun(commandLine: string, host: Host): Promise<string> {
  const { output, notes } = await runCaptured(commandLine.split(' '), host);
  return `\`\`\`text\n$ asdic ${commandLine}\n${notes}${output.trimEnd()}\n\`\`\``;
}

async function runCaptured(commandLine: readonly string[], host: Host) {
  const { output, notes = '' } = await runCommand(commandLine, host);
  return { output: toText(output), notes };
}

/** The page of the commands with their help. */
export async function renderCommandLinePage(host: Host): Promise<string> {
  const help = (await runCaptured(['--help'], host)).output;
  const commands = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);
  const sections = await Promise.all(
    commands
      .filter((name) => name !== 'help')
      .map(async (name) => `## asdic ${name}\n\n${formatFence((await runCaptured([name, '--help'], host)).output)}`),
  );
  return ['# The command line', formatFence(help), ...sections].join('\n\n');
}

function formatFence(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}

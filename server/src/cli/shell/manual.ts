/** `asdic man`: the manual page, from the texts of `--help`. */
import type { Command } from 'commander';
import { described } from './described';
import type { DescribedCommand, DescribedOption } from './described';

/** @param notes the text after the help: exit codes */
export function manualPage(program: Command, notes: string): string {
  const version = program.version() ?? '';
  return [
    `.TH ASDIC 1 "" "asdic ${roff(version)}" "User Commands"`,
    '.SH NAME',
    `asdic \\- ${roff(program.description().replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B asdic',
    '.I command',
    '[options]',
    '.SH COMMANDS',
    ...described(program).flatMap(commandLines),
    '.SH EXIT STATUS',
    roff(notes.trim().replace(/^Exit codes: /, '')),
    '.SH ENVIRONMENT',
    ...entry('NO_COLOR', 'No colours, whatever it is set to.'),
    ...entry('FORCE_COLOR', 'Colours, in a pipe too; 0 for none.'),
    ...entry('GITHUB_ACTIONS', 'Where it is true, check prints annotations unless another format is asked for.'),
    '',
  ].join('\n');
}

function commandLines({ usage, description, arguments: takes, options }: DescribedCommand): readonly string[] {
  return [
    `.SS ${roff(usage)}`,
    roff(description),
    ...takes.flatMap(({ name, description: text }) => (text === '' ? [] : entry(name, text))),
    ...options.flatMap((option) => entry(option.flags, textOf(option))),
  ];
}

function textOf({ description, choices, usual }: DescribedOption): string {
  const among = choices.length === 0 ? '' : ` (${choices.join(', ')})`;
  return `${description}${among}${usual === undefined ? '' : `; ${usual} unless it is given`}`;
}

function entry(term: string, text: string): readonly string[] {
  return ['.TP', `.B ${roff(term)}`, roff(text)];
}

/** Escapes a line of text so that it contains no roff requests. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');
}

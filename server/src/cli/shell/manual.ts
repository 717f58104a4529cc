/** `asdic man`: the manual page, from the texts of `--help`. */
import type { Command } from 'commander';
import { type CommandDescription, describeCommands, type OptionDescription } from './describe';

/** @param notes the text after the help: exit codes */
export function writeManualPage(program: Command, notes: string): string {
  const version = program.version() ?? '';
  return [
    `.TH ASDIC 1 "" "asdic ${escapeRoff(version)}" "User Commands"`,
    '.SH NAME',
    `asdic \\- ${escapeRoff(program.description().replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B asdic',
    '.I command',
    '[options]',
    '.SH COMMANDS',
    ...describeCommands(program).flatMap(formatCommand),
    '.SH EXIT STATUS',
    escapeRoff(notes.trim().replace(/^Exit codes: /, '')),
    '.SH ENVIRONMENT',
    ...formatEntry('NO_COLOR', 'No colours, whatever it is set to.'),
    ...formatEntry('FORCE_COLOR', 'Colours, in a pipe too; 0 for none.'),
    ...formatEntry('GITHUB_ACTIONS', 'Where it is true, check prints annotations unless another format is asked for.'),
    '',
  ].join('\n');
}

function formatCommand({ usage, description, arguments: parameters, options }: CommandDescription): readonly string[] {
  return [
    `.SS ${escapeRoff(usage)}`,
    escapeRoff(description),
    ...parameters.flatMap(({ name, description: text }) => (text === '' ? [] : formatEntry(name, text))),
    ...options.flatMap((option) => formatEntry(option.flags, formatOption(option))),
  ];
}

function formatOption({ description, choices, defaultValue }: OptionDescription): string {
  const choiceList = choices.length === 0 ? '' : ` (${choices.join(', ')})`;
  return `${description}${choiceList}${defaultValue === undefined ? '' : `; ${defaultValue} unless it is given`}`;
}

function formatEntry(term: string, text: string): readonly string[] {
  return ['.TP', `.B ${escapeRoff(term)}`, escapeRoff(text)];
}

/** Escapes a line of text so that it contains no roff requests. */
function escapeRoff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');
}

/** Describes the commands as data, read from the program itself, so that help, completion and the manual page agree. */
import type { Command, Option } from 'commander';

export interface OptionDescription {
  /** `--format <format>`, with its short form if there is one. */
  readonly flags: string;
  /** `--format` */
  readonly long: string;
  readonly short?: string;
  readonly description: string;
  /** The option takes a value. */
  readonly takesValue: boolean;
  /** Allowed values. */
  readonly choices: readonly string[];
  /** The default, in words. */
  readonly defaultValue?: string;
}

export interface CommandDescription {
  readonly name: string;
  /** `check [options] <files...>` */
  readonly usage: string;
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly choices: readonly string[];
  }[];
  readonly options: readonly OptionDescription[];
}

export function describeCommands(program: Command): readonly CommandDescription[] {
  return program.commands.map((command) => ({
    name: command.name(),
    usage: `${command.name()} ${command.usage()}`,
    description: command.description(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
      choices: argument.argChoices ?? [],
    })),
    options: command.options.map(describeOption),
  }));
}

function describeOption(option: Option): OptionDescription {
  const { flags, long, short, description, argChoices } = option;
  const defaultValue: unknown = option.defaultValue;
  const isPrintable = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  return {
    flags,
    long: long ?? flags,
    ...(short !== undefined && { short }),
    description,
    takesValue: option.required || option.optional,
    choices: argChoices ?? [],
    ...(isPrintable && { defaultValue: String(defaultValue) }),
  };
}

/** `asdic completion`: shell scripts that complete commands, options and their values. */
import { type CommandDescription, describeCommands } from './describe';
import type { Command } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

export function createCompletion(shell: Shell, program: Command): string {
  return writers[shell](describeCommands(program));
}

const writers: Readonly<Record<Shell, (commands: readonly CommandDescription[]) => string>> = {
  bash: writeBash,
  zsh: writeZsh,
  fish: writeFish,
};

function listFlags(command: CommandDescription): readonly string[] {
  return [...command.options.map(({ long }) => long), '--help'];
}

function writeBash(commands: readonly CommandDescription[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map(({ long, choices }) => `    '${name} ${long}') words='${choices.join(' ')}' ;;`),
  );
  const words = commands.map((command) => {
    const ownWords = command.arguments.flatMap(({ choices }) => choices);
    return `      ${command.name}) words='${[...listFlags(command), ...ownWords].join(' ')}' ;;`;
  });
  return `# Completion of asdic for bash. In ~/.bashrc: eval "$(asdic completion bash)"
_asdic() {
  local command="\${COMP_WORDS[1]}" current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${[...commands.map(({ name }) => name), '--help', '--version'].join(' ')}' -- "$current"))
    return
  fi
  case "$command $before" in
${values.join('\n')}
  esac
  if [ -z "$words" ]; then
    case "$command" in
${words.join('\n')}
    esac
    case "$current" in
      -*) ;;
      *) COMPREPLY=($(compgen -f -- "$current")) ;;
    esac
  fi
  COMPREPLY+=($(compgen -W "$words" -- "$current"))
}
complete -o filenames -F _asdic asdic
`;
}

function writeZsh(commands: readonly CommandDescription[]): string {
  const quote = (text: string) => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');
  const functions = commands.map(({ name, options, arguments: parameters }) => {
    const specs = options.map(({ long, description, takesValue, choices }) => {
      const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : takesValue ? ':value:_files' : '';
      return `    '*${long}[${quote(description)}]${value}'`;
    });
    const choices = parameters.flatMap((argument) => argument.choices);
    const positional = choices.length > 0 ? `'*:value:(${choices.join(' ')})'` : `'*:file:_files'`;
    return `    ${name}) _arguments ${[...specs.map((spec) => spec.trim()), positional].join(' \\\n      ')} ;;`;
  });
  return `#compdef asdic
# Completion of asdic for zsh. In ~/.zshrc, behind compinit: eval "$(asdic completion zsh)"
_asdic() {
  local -a commands
  commands=(
${commands.map(({ name, description }) => `    '${name}:${quote(getFirstSentence(description))}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${functions.join('\n')}
  esac
}
compdef _asdic asdic
`;
}

function writeFish(commands: readonly CommandDescription[]): string {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = commands.flatMap(({ name, description, options, arguments: parameters }) => {
    const condition = quote(`__fish_seen_subcommand_from ${name}`);
    const choices = parameters.flatMap((argument) => argument.choices);
    return [
      `complete -c asdic -n __fish_use_subcommand -f -a ${name} -d ${quote(getFirstSentence(description))}`,
      ...options.map((option) => {
        const value =
          option.choices.length > 0 ? ` -x -a ${quote(option.choices.join(' '))}` : option.takesValue ? ' -r' : '';
        return `complete -c asdic -n ${condition} -l ${option.long.slice(2)}${value} -d ${quote(option.description)}`;
      }),
      ...(choices.length > 0 ? [`complete -c asdic -n ${condition} -f -a ${quote(choices.join(' '))}`] : []),
    ];
  });
  return `# Completion of asdic for fish: asdic completion fish > ~/.config/fish/completions/asdic.fish\n${lines.join('\n')}\n`;
}

function getFirstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0]!;
}

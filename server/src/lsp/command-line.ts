/** What the server's command prints instead of starting. */
import { version } from '../generated/version';

const help = `Usage: asdic-language-server --stdio

The language server of Asdic ${version}, for editors. It checks wargame scenarios (*.scenario.yaml).

Options:
  --stdio        speak the Language Server Protocol over standard input and output
  --pipe=<name>  over a pipe or a Unix socket that the editor has opened
  --socket=<n>   over a TCP port of this machine that the editor has opened
  --node-ipc     over the channel of the Node process that started it
  --version      print the version
  --help         print this text
`;

const isTransport = (arg: string): boolean => /^--(?:stdio|node-ipc|pipe|socket)(?:=|$)/.test(arg);

interface Printed {
  readonly output: string;
  readonly notes?: string;
  readonly exitCode: number;
}

/** The answer to a request for help or the version, or to a command line without a transport; undefined if the server is to start. */
export function answerCommandLine(args: readonly string[]): Printed | undefined {
  if (args.includes('--version')) return { output: `${version}\n`, exitCode: 0 };
  if (args.includes('--help') || args.includes('-h')) return { output: help, exitCode: 0 };
  if (args.some(isTransport)) return undefined;
  return { output: '', notes: `asdic-language-server: Give a transport, such as --stdio.\n\n${help}`, exitCode: 2 };
}

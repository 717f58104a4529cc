/** The command-line interface of `asdic check`. */
import { Option } from 'commander';
import {
  type AddCommand,
  appendValue,
  ignoreOption,
  createIntegerParser,
  createJobsOption,
  runsOption,
  createShardOption,
  stdinFilenameOption,
} from '../command';
import { checkFormats } from './formats/format';
import type { CheckOptions } from './options';

export const addCheck: AddCommand = (program, host, onOutcome) => {
  program
    .command('check')
    .description(
      'Shows everything that is wrong with scenario files, expectations that are not met included. ' +
        'Errors and warnings count as problems; information and hints are shown and do not.',
    )
    .argument(
      '<files...>',
      'scenario files; folders, for all *.scenario.yaml and *.scenario.yml in them; globs, and !globs to leave out; - for standard input',
    )
    .addOption(
      new Option('--format <format>', 'what to print; without it github in a GitHub workflow, text elsewhere').choices(
        checkFormats,
      ),
    )
    .option('--output <format=file>', 'writes a further format to a file; may be given several times', appendValue)
    .option('--strict', 'information and hints count as problems, too', false)
    .option(...runsOption)
    .option('--max-warnings <n>', 'allows up to this many warnings', createIntegerParser('Warnings are'))
    .option(
      '--severity <code=level>',
      'the severity of a code, or of all codes that begin alike (aare/*=warning); off hides them; overrides the configuration file; may be given several times',
      appendValue,
    )
    .option('--baseline <file>', 'accepts the problems that the file lists')
    .option('--update-baseline', 'writes the problems that are found into the file of --baseline')
    .option(
      '--fix',
      'applies the fixes that cannot change the meaning, as Fix all does in the editor; prints standard input with its fixes',
    )
    .option('--watch', 'checks again whenever a file changes, until Ctrl-C')
    .option('--dry-run', 'shows what --fix would change, as a diff, and writes nothing')
    .option(...createJobsOption())
    .addOption(createShardOption('files'))
    .option(...ignoreOption)
    .option(...stdinFilenameOption)
    .action(async (files: string[], options: CheckOptions) => {
      const { check } = await import('./check');
      const runCheck = () => check(files, options, host);
      onOutcome(options.watch ? await (await import('./watch')).watchFiles(files, host, runCheck) : await runCheck());
    });
};

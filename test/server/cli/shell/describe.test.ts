import assert from 'node:assert/strict';
import { Argument, Command, Option } from 'commander';
import { describeCommands } from '../../../../server/src/cli/shell/describe';

describe('the description of commands', () => {
  it('has the arguments and the options of each command, with their values and those defaults that can be printed', () => {
    const program = new Command('asdic');
    program
      .command('show')
      .description('Shows a thing.')
      .addArgument(new Argument('<what>', 'the thing').choices(['all', 'one']))
      .argument('[where]', 'the place')
      .addOption(new Option('--as <form>', 'the form').choices(['page']).default('page'))
      .addOption(new Option('-n, --runs [n]', 'how many').default(20))
      .addOption(new Option('--plain', 'no colours').default(false));
    program.command('end');
    const createOption = (long: string, description: string, takesValue: boolean, more: object = {}) => ({
      ...{ flags: long, long: long.split(' ')[0], description, takesValue, choices: [] },
      ...more,
    });
    assert.deepEqual(describeCommands(program), [
      {
        name: 'show',
        usage: 'show [options] <what> [where]',
        description: 'Shows a thing.',
        arguments: [
          { name: 'what', description: 'the thing', choices: ['all', 'one'] },
          { name: 'where', description: 'the place', choices: [] },
        ],
        options: [
          createOption('--as <form>', 'the form', true, { choices: ['page'], defaultValue: 'page' }),
          createOption('--runs [n]', 'how many', true, { flags: '-n, --runs [n]', short: '-n', defaultValue: '20' }),
          createOption('--plain', 'no colours', false),
        ],
      },
      { name: 'end', usage: 'end [options]', description: '', arguments: [], options: [] },
    ]);
  });
});
